import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../controls/CopyButton.tsx';

/** A token that was just made, to be copied: the server does not know it any more. */
export function ShownToken({ token, onClose }: { token: string; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <div className="record-dialog-body">
        <output className="user-token" aria-label={translate('apiTokens.token')}>
          {token}
        </output>
        <p>{translate('apiTokens.use')}</p>
      </div>
      <footer>
        <CopyButton text={token} label={translate('apiTokens.copy')} />
        <Button variant="contained" color="primary" onClick={onClose}>
          {translate('apiTokens.close')}
        </Button>
      </footer>
    </>
  );
}
