import { useTranslate } from 'react-admin';
import type { Profile } from '#contract/session.ts';
import { useFormats } from '../formats.ts';

/** What only an administrator changes. */
export function OwnFacts({ profile }: { profile: Profile }) {
  const translate = useTranslate();
  const { fullMoment } = useFormats();
  const facts = {
    email: profile.email,
    roles: profile.roles.map((role) => translate(`role.${role}`, { _: role })).join(', '),
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
