import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { ShownToken } from './ShownToken.tsx';
import { TokenForm } from './TokenForm.tsx';

/** Makes an API token and shows it, once. */
export function NewTokenDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const translate = useTranslate();
  const [token, setToken] = useState<string>();
  // A click beside it must not take the token away before it is copied.
  const close = (_: object, reason: string) => reason === 'escapeKeyDown' && token === undefined && onClose();
  return (
    <RecordDialog
      title={translate(token ? 'apiTokens.made' : 'apiTokens.newFor', { name: user.name })}
      text={translate(token ? 'apiTokens.once' : 'apiTokens.text', { name: user.name })}
      onClose={close}
    >
      {token ? (
        <ShownToken token={token} onClose={onClose} />
      ) : (
        <TokenForm user={user} onMade={setToken} onClose={onClose} />
      )}
    </RecordDialog>
  );
}
