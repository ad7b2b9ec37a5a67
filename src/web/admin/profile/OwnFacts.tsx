import { useTranslate } from 'react-admin';
import type { Profile } from '#contract/session.ts';
import { useFormats } from '../formats.ts';
import { useRoleName } from '../use-role-name.ts';

/** What only an administrator changes. */
export function OwnFacts({ profile }: { profile: Profile }) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { fullMoment } = useFormats();
  const facts = {
    email: profile.email,
    roles: profile.roles.map(roleName).join(', '),
    tenant: profile.tenant?.name,
    lastSignIn: profile.lastSignInAt ? fullMoment(profile.lastSignInAt) : undefined,
  };
  return (
    <dl className="profile-facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`profile.details.${name}`)}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
