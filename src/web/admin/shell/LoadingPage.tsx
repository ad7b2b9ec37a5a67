import { useTranslate } from 'react-admin';

/** The moment in which react-admin finds out who is signed in. Quiet: it is over before an animation would start. */
export function LoadingPage() {
  const translate = useTranslate();
  return (
    <p className="sr-only" role="status">
      {translate('shell.loading')}
    </p>
  );
}
