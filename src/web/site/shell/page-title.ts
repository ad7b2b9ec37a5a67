import { useEffect } from 'react';
import type { Content } from '#contract/contents.ts';
import type { FrontendSettings } from '#contract/settings.ts';

/** The title of a page's window: the site's alone at home, else behind the page's own. */
export function pageTitle(
  name: string,
  content: Pick<Content, 'isHome'> | undefined,
  settings: Pick<FrontendSettings, 'siteTitle'>,
): string {
  return content?.isHome ? settings.siteTitle : `${name} · ${settings.siteTitle}`;
}

/** Sets the window's title while the component shows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const longest = 160;

/** What search engines show of a page: its first paragraph, as text. */
export function summaryOf(html: string): string {
  const paragraph = /<p\b[^>]*>([\s\S]*?)<\/p>/i.exec(html)?.[1] ?? '';
  const text = decode(paragraph.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1))}…`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(#\d+|[a-z]+);/gi, (entity, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name.toLowerCase()] ?? entity),
  );
}
