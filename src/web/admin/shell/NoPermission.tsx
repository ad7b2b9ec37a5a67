import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Notice } from './Notice.tsx';

/** Where the guard leads when a page is not for this user; the address says which profile flag is missing. */
export function NoPermission() {
  const { requiredFlag } = useParams();
  return <NoPermissionNotice flag={requiredFlag} />;
}

/** What stands in a page's place when a profile flag is missing. */
export function NoPermissionNotice({ flag }: { flag?: string }) {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('shell.noPermission.title')}
      text={flag ? translate('shell.noPermission.text', { flag }) : translate('shell.noPermission.withoutFlag')}
      link={translate('shell.noPermission.home')}
    />
  );
}
