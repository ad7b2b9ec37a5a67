import { Button } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import { useSession } from '../shell/use-session.ts';
import { useGoBack } from './use-go-back.ts';
import '#web/ui/impersonation.css';

/** Says on every page whose session this is and who is at the keyboard, with the way back. */
export function ImpersonationBanner() {
  const translate = useTranslate();
  const goBack = useGoBack();
  const { identity } = useGetIdentity();
  const administrator = useSession()?.payload.impersonator;
  if (!administrator) return null;
  const names = { administrator: administrator.name, user: identity?.fullName };
  return (
    <div className="impersonation">
      <Icon name="swap" />
      <p role="status">{translate(`session.impersonation.${names.user ? 'names' : 'name'}`, names)}</p>
      <Button onClick={goBack}>{translate('session.impersonation.back')}</Button>
    </div>
  );
}
