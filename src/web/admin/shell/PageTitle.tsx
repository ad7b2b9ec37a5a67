import { useEffect } from 'react';

/** A page's heading, which is also the document's title. */
export function PageTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return (
    <h1 id="page-title" tabIndex={-1}>
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
