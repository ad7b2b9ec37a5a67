import { useState } from 'react';
import { PasswordSet } from './PasswordSet.tsx';
import { RequestLink } from './RequestLink.tsx';
import { SetPassword } from './SetPassword.tsx';
import { useResetToken } from './use-reset-token.ts';

/** Where a forgotten password is replaced: first a link by e-mail, then, with the link's token, a new password. */
export function ForgotPasswordPage() {
  const { token, forget } = useResetToken();
  const [message, setMessage] = useState<string>();
  if (message !== undefined) return <PasswordSet message={message} />;
  if (!token) return <RequestLink />;
  return (
    <SetPassword
      token={token}
      onSet={(sentence) => {
        setMessage(sentence);
        forget();
      }}
      onAskAgain={forget}
    />
  );
}
