import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Statistics } from '#contract/statistics.ts';
import { chartSeries } from './chart-series.ts';
import { DaysTable } from './DaysTable.tsx';
import { Legend } from './Legend.tsx';

// A chart library is heavier than the rest of the page: the figures do not wait for it.
const DaysChart = lazy(() => import('./DaysChart.tsx').then((module) => ({ default: module.DaysChart })));

/** Focusable, so that a keyboard can scroll it. */
const scrolls = { tabIndex: 0 };

/** The responses of each day by status, as a picture or as a table. */
export function DaysPanel({ days }: { days: Statistics['days'] }) {
  const translate = useTranslate();
  const region = `${translate('dashboard.days.title')}: ${translate('list.table')}`;
  const [asTable, setAsTable] = useState(false);
  const totalOf = ({ status }: { status: keyof (typeof days)[number]['counts'] }) =>
    days.reduce((total, { counts }) => total + counts[status], 0);
  // What was filed away is not in every picture, and then not in its legend either.
  const series = chartSeries.filter((one) => one.status !== 'ARCHIVED' || totalOf(one) > 0);
  return (
    <section className="staff-panel dashboard-days" aria-labelledby="dashboard-days">
      <header className="panel-head">
        <h2 id="dashboard-days">{translate('dashboard.days.title')}</h2>
        <span>{translate('dashboard.days.unit')}</span>
        <button type="button" className="staff-link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {translate('dashboard.days.asTable')}
        </button>
      </header>
      <div className="panel-body">
        <Legend series={series} totalOf={totalOf} />
        {asTable ? (
          <section className="days-table" aria-label={region} {...scrolls}>
            <DaysTable days={days} series={series} />
          </section>
        ) : (
          <>
            <Suspense fallback={<div className="days-chart skeleton" />}>
              <DaysChart days={days} series={series} />
            </Suspense>
            {/* The picture says nothing to who does not see it; the table does. */}
            <div className="sr-only">
              <DaysTable days={days} series={series} />
            </div>
          </>
        )}
        <p className="panel-source">{translate('dashboard.days.source')}</p>
      </div>
    </section>
  );
}
