import { useTranslate } from 'react-admin';
import { DoorShell } from '../shell/DoorShell.tsx';
import { Done } from './Done.tsx';
import { ToSignIn } from './ToSignIn.tsx';

/** The server's answer to a request for a link. */
export function LinkSent({ message }: { message: string }) {
  const translate = useTranslate();
  return (
    <DoorShell title={translate('password.sentTitle')}>
      <Done message={message} />
      <ToSignIn />
    </DoorShell>
  );
}
