import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDetailsPath } from './use-details-path.ts';

interface DetailsLinkProps {
  readonly id: string;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens a response over the list. */
export function DetailsLink({ id, className, label, children }: DetailsLinkProps) {
  const { pathTo } = useDetailsPath();
  return (
    <Link to={pathTo(id)} className={className} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
