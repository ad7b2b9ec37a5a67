import { Link } from 'react-router-dom';
import { PageTitle } from './PageTitle.tsx';

/** A page with one thing to say and one way out. */
export function Notice({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <div className="staff-page staff-notice">
      <PageTitle title={title} />
      <p>{text}</p>
      <Link to="/">{link}</Link>
    </div>
  );
}
