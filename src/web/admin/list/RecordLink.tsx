import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A row's name, which leads to its record. */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="record-link">
      {children}
    </Link>
  );
}
