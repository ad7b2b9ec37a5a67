import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageTitle } from '../shell/PageTitle.tsx';

export interface RecordPageProps {
  /** Names the list that the record stands in, as the navigation does. */
  readonly resource: string;
  readonly title: string;
  /** The list's address. */
  readonly back: string;
  /** Stands beside the title: the record's state. */
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  /** Cards beside the form. */
  readonly aside?: ReactNode;
  /** Panels below the form, which act for themselves. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A record as a page: the way back, its name and state, the form, and cards beside it. */
export function RecordPage({ resource, title, back, badge, actions, aside, below, children }: RecordPageProps) {
  const translate = useTranslate();
  return (
    <div className="staff-page record-page">
      <nav aria-label={translate('record.crumbs')} className="record-crumbs">
        <span>{translate('nav.title.settings')}</span>
        <span aria-hidden="true">/</span>
        <Link to={back} className="staff-link">
          {translate(`nav.title.${resource}`)}
        </Link>
      </nav>
      <div className="staff-page-head">
        <PageTitle title={title} />
        {badge}
        {actions && <div className="staff-page-actions">{actions}</div>}
      </div>
      <div className="record-body">
        <div className="record-main">
          {children}
          {below}
        </div>
        {aside && <div className="record-aside">{aside}</div>}
      </div>
    </div>
  );
}
