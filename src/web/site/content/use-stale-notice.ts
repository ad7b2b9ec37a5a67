import { useEffect } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { toasts } from '#web/ui/toasts.ts';
import type { Loaded } from './use-loaded.ts';

/** Says so where a value could not be loaded anew and the one from before stays on the screen. */
export function useStaleNotice({ value, error }: Loaded<unknown>): void {
  const t = useTranslate();
  const isStale = value !== undefined && error !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an error, not again in another language
  useEffect(() => {
    if (isStale) toasts.error(t('unreachable.title'));
  }, [isStale, error]);
}
