type Purify = (html: string) => string;

let loading: Promise<Purify> | undefined;

/** Fetches the sanitiser, once unless that fails: a page that the server rendered shows without it. */
export function loadPurifier(): Promise<Purify> {
  loading ??= import('./purify.ts').then(
    ({ purify }) => purify,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const signs = ['pointerover', 'touchstart', 'keydown'] as const;

/** Fetches the sanitiser at the first sign of a visitor who does more than read. */
export function loadPurifierOnUse(): void {
  const start = () => {
    for (const sign of signs) document.removeEventListener(sign, start);
    loadPurifier().catch(() => undefined);
  };
  for (const sign of signs) document.addEventListener(sign, start, { passive: true });
}
