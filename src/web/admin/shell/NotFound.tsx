import { useTranslate } from 'react-admin';
import { Notice } from './Notice.tsx';

/** An address in the back-office that leads nowhere. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('shell.notFound.title')}
      text={translate('shell.notFound.text')}
      link={translate('shell.notFound.home')}
    />
  );
}
