import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';
import { CreatePage } from '../record/CreatePage.tsx';
import { UserFields } from './UserFields.tsx';

/** A new user, who chooses a password by a link in a mail. */
export function UserCreate() {
  const translate = useTranslate();
  const { locale } = useLocale();
  return (
    <CreatePage<User>
      resource="users"
      title={translate('users.new')}
      back={paths.users.getHref()}
      defaults={{ active: true, locale, roleIds: [], groupIds: [] }}
    >
      <UserFields />
    </CreatePage>
  );
}
