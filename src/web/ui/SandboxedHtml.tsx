interface SandboxedHtmlProps {
  /** Says what is in the frame, to who cannot see it. */
  readonly title: string;
  readonly html: string;
  readonly className?: string;
}

/** A whole HTML document as it looks, in a frame that runs nothing, loads nothing and leads nowhere. */
export function SandboxedHtml({ title, html, className }: SandboxedHtmlProps) {
  return <iframe className={className} title={title} sandbox="" srcDoc={html} />;
}
