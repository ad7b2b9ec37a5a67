import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../controls/CopyButton.tsx';
import { Icon } from '../Icon.tsx';
import { saveText } from './save-text.ts';
import { TwoFactorFrame } from './TwoFactorFrame.tsx';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, the one time that they show: nothing goes on before the person says that they are kept. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const translate = useTranslate();
  const text = codes.join('\n');
  return (
    <TwoFactorFrame title={translate('twoFactor.recovery.title')}>
      <div className="two-factor-body recovery">
        <p>{translate('twoFactor.recovery.text')}</p>
        <ul aria-label={translate('twoFactor.recovery.list')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="recovery-keep">
          <CopyButton text={text} label={translate('twoFactor.recovery.copy')} />
          <Button
            onClick={() => saveText(`De Arbeidsmarktscan\n\n${text}\n`, translate('twoFactor.recovery.fileName'))}
          >
            <Icon name="download" />
            {translate('twoFactor.recovery.download')}
          </Button>
        </div>
      </div>
      <footer className="two-factor-foot">
        <Button variant="contained" color="primary" onClick={onKept}>
          {translate('twoFactor.recovery.kept')}
        </Button>
      </footer>
    </TwoFactorFrame>
  );
}
