import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { ScanProgress, Statistics } from '#contract/statistics.ts';
import { useFormats } from '../formats.ts';
import { useDayFormats } from './use-day-formats.ts';

/** How far each scan was filled in: who sent a page, and who stopped there. */
export function DropOff({ scans }: { scans: Statistics['scans'] }) {
  const translate = useTranslate();
  return (
    <section className="staff-panel" aria-labelledby="dashboard-pages">
      <header className="panel-head">
        <h2 id="dashboard-pages">{translate('dashboard.pages.title')}</h2>
        <span>{translate('dashboard.pages.unit')}</span>
      </header>
      {scans.map((scan) => (
        <Fragment key={scan.id}>
          {scans.length > 1 && <h3 className="panel-sub">{scan.name}</h3>}
          <DropOffTable scan={scan} />
        </Fragment>
      ))}
      <p className="panel-source panel-body">{translate('dashboard.pages.source')}</p>
    </section>
  );
}

function DropOffTable({ scan }: { scan: ScanProgress }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { share } = useDayFormats();
  const most = Math.max(...scan.pages.map(({ left }) => left));
  const width = (part: number) => `${(100 * part) / Math.max(1, scan.begun)}%`;
  return (
    <table
      className="list-table plain-table drop-off"
      aria-label={`${translate('dashboard.pages.title')}: ${scan.name}`}
    >
      <thead>
        <tr>
          <th scope="col">{translate('dashboard.pages.page')}</th>
          <td className="drop-off-bar" />
          <th scope="col" className="is-end">
            {translate('dashboard.pages.passed')}
          </th>
          <th scope="col" className="is-end">
            {translate('dashboard.pages.left')}
          </th>
        </tr>
      </thead>
      <tbody>
        {scan.pages.map(({ pageNumber, name, passed, left }) => (
          <tr key={pageNumber}>
            <th scope="row">
              {pageNumber} · {name}
            </th>
            <td className="drop-off-bar">
              <span className="share-bar" aria-hidden="true">
                <i style={{ width: width(passed) }} />
                <i className="is-left" style={{ left: width(passed), width: width(left) }} />
              </span>
            </td>
            <td className="is-end">{number(passed)}</td>
            <td className={left > 0 && left === most ? 'is-end is-worst' : 'is-end'}>
              {pageNumber === 1 ? '–' : number(left)}{' '}
              {left > 0 && <span className="is-soft">({share(left, passed + left)})</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
