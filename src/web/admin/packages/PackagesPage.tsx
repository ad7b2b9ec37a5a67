import { useTranslate } from 'react-admin';
import type { PackageInfo } from '#contract/packages.ts';
import { paths } from '#web/paths.ts';
import type { Column } from '../list/column.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import { ListMessage } from '../list/ListMessage.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import './packages.css';

/** The parts of the application that have settings. */
export function PackagesPage() {
  const translate = useTranslate();
  const columns: readonly Column<PackageInfo>[] = [
    {
      name: 'name',
      label: 'packages.column.name',
      tone: 'strong',
      card: 'top-start',
      render: ({ name }) => (
        <RecordLink to={paths.package.getHref(name)}>{translate(`packages.${name}.title`, { _: name })}</RecordLink>
      ),
    },
    {
      name: 'description',
      label: 'packages.column.description',
      card: 'bottom-start',
      render: ({ description }) => <span className="package-description">{description}</span>,
    },
    {
      name: 'version',
      label: 'packages.column.version',
      align: 'end',
      render: ({ version }) => version,
    },
    {
      name: 'updatedAt',
      label: 'packages.column.updatedAt',
      align: 'end',
      card: 'top-end',
      render: ({ updatedAt }) =>
        updatedAt ? (
          <RelativeTime moment={updatedAt} />
        ) : (
          <span className="is-soft">{translate('packages.unchanged')}</span>
        ),
    },
  ];
  return (
    <ListFrame resource="packages" sort={{ field: 'name', order: 'ASC' }}>
      <ListPage
        title={translate('packages.title')}
        columns={columns}
        empty={<ListMessage title={translate('packages.empty.title')} text={translate('packages.empty.text')} />}
      />
    </ListFrame>
  );
}
