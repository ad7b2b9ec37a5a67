import { useTranslate } from 'react-admin';
import { Notice } from './Notice.tsx';

/** Stands in a page's place when a profile flag is missing. */
export function NoPermission({ flag }: { flag: string }) {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('shell.noPermission.title')}
      text={translate('shell.noPermission.text', { flag })}
      link={translate('shell.noPermission.home')}
    />
  );
}
