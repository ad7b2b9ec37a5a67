import { useEffect, useRef } from 'react';
import { hasLostFocus } from './use-page-focus.ts';

/** A page's heading, which is also the document's title. It takes the focus where that went with the page before. */
export function PageTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (hasLostFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 id="page-title" tabIndex={-1} ref={heading}>
      {title}
    </h1>
  );
}

/** Names the page in the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · De Arbeidsmarktscan`;
  }, [title]);
}
