import type { Locale } from '#contract/locale.ts';
import { useLate } from './use-late.ts';

interface LoaderProps {
  readonly text: string;
  /** The language of the text, where it is not the page's. */
  readonly lang?: Locale;
  /** A quieter sentence below it. */
  readonly detail?: string;
  /** Milliseconds before it shows. */
  readonly delay?: number;
  /** The whole window, or the place where it stands. */
  readonly area?: 'screen' | 'section';
}

/** A marker that travels along a ruler while something is on its way. */
export function Loader({ text, lang, detail, delay = 0, area = 'screen' }: LoaderProps) {
  const late = useLate(delay);
  // The live region is there before its text, so that the text is read when it comes.
  return (
    <div role="status" className={late ? `loader loader--${area}` : undefined}>
      {late && (
        <>
          <div className="loader-track" aria-hidden="true">
            <div className="loader-needle" />
            <div className="ruler" />
          </div>
          <p className="loader-text" lang={lang}>
            {text}
          </p>
          {detail && <p className="loader-detail">{detail}</p>}
        </>
      )}
    </div>
  );
}
