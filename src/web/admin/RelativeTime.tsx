import { Tooltip } from '@mui/material';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { useFormats } from './formats.ts';
import { relativeTime } from './relative-time.ts';

/** How long ago something was, with the exact moment at hand and for readers. */
export function RelativeTime({ moment }: { moment: string }) {
  const { locale } = useLocale();
  const { fullMoment } = useFormats();
  const exact = fullMoment(moment);
  return (
    <Tooltip title={exact} disableInteractive>
      <time dateTime={moment}>
        {relativeTime(locale, moment, new Date())}
        <span className="sr-only">, {exact}</span>
      </time>
    </Tooltip>
  );
}
