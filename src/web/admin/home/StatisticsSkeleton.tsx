import { useTranslate } from 'react-admin';

/** The shape of what comes, while it is counted. */
export function StatisticsSkeleton() {
  const translate = useTranslate();
  return (
    <>
      <span className="sr-only" role="status">
        {translate('list.loading')}
      </span>
      <div className="staff-panel tiles" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((tile) => (
          <div key={tile}>
            <span className="skeleton" />
            <span className="skeleton tile-skeleton" />
            <span className="skeleton skeleton--1" />
          </div>
        ))}
      </div>
      <div className="dashboard-pair" aria-hidden="true">
        <div className="staff-panel panel-skeleton" />
        <div className="staff-panel panel-skeleton" />
      </div>
    </>
  );
}
