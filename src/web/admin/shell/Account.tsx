import { useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { type GuardSession, mayOpen } from '#web/session/guard.ts';
import { Icon } from '../Icon.tsx';

/** Who is signed in, and the way to the own profile; where there is room for it. */
export function Account({ session }: { session: GuardSession }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  if (!identity?.fullName || !mayOpen(paths.profile.meta, session)) return null;
  return (
    <Link
      to={paths.profile.getHref()}
      className="staff-account"
      aria-label={translate('shell.account', { name: identity.fullName })}
    >
      <Icon name="person" />
      <span>{identity.fullName}</span>
    </Link>
  );
}
