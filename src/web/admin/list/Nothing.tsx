import { useTranslate } from 'react-admin';

/** A dash where a record has no value, said as a word to who cannot see it. */
export function Nothing() {
  const translate = useTranslate();
  return (
    <span className="nothing">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{translate('list.nothing')}</span>
    </span>
  );
}
