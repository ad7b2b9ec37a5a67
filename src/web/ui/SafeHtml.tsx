import { createContext, type ReactNode, use, useContext, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { followLink } from './follow-link.ts';
import { loadPurifier } from './load-purifier.ts';

type IsTrusted = (html: string) => boolean;

const TrustContext = createContext<IsTrusted>(() => false);

/**
 * Lets HTML through that the server has sanitised already: on the server itself, where there is no DOM to do it with,
 * and in the browser for the very texts that came inside the page that is hydrated.
 */
export function TrustedHtml({ isTrusted, children }: { isTrusted: IsTrusted; children: ReactNode }) {
  return <TrustContext value={isTrusted}>{children}</TrustContext>;
}

interface SafeHtmlProps {
  /** HTML that an author or a template wrote. */
  readonly html: string;
  readonly className?: string;
}

/** The one place that sets HTML. Links inside it to the app's own pages are followed without a reload. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const isTrusted = useContext(TrustContext);
  const classes = className ? `authored ${className}` : 'authored';
  if (isTrusted(html)) return <Authored html={html} className={classes} />;
  return <Purified html={html} className={classes} />;
}

/** Sanitised like `SafeHtml`, for what stands outside the app's router: links in it load the page anew. */
export function PlainHtml({ html, className }: Required<SafeHtmlProps>) {
  const purify = use(loadPurifier());
  const inner = useMemo(() => ({ __html: purify(html) }), [purify, html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <div className={className} dangerouslySetInnerHTML={inner} />;
}

type AuthoredProps = Required<SafeHtmlProps>;

/** Waits for the sanitiser where it has not come yet: what is not sanitised never shows. */
function Purified({ html, className }: AuthoredProps) {
  const purify = use(loadPurifier());
  const safe = useMemo(() => purify(html), [purify, html]);
  return <Authored html={safe} className={className} />;
}

function Authored({ html, className }: AuthoredProps) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const inner = useMemo(() => ({ __html: html }), [html]);

  // Listening on the element, because links come and go with the HTML and are no React elements.
  useEffect(() => {
    const onClick = (event: MouseEvent) => followLink(event, navigate);
    const wrapper = element.current;
    wrapper?.addEventListener('click', onClick);
    return () => wrapper?.removeEventListener('click', onClick);
  }, [navigate]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above; nothing else in the app sets HTML
  return <div ref={element} className={className} dangerouslySetInnerHTML={inner} />;
}
