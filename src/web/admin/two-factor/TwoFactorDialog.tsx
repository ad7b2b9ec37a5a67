import { useTranslate } from 'react-admin';
import { CodeForm } from './CodeForm.tsx';
import type { SetUp } from './set-up.ts';
import { TwoFactorFrame } from './TwoFactorFrame.tsx';
import type { CodeEntry } from './use-code-entry.ts';

interface TwoFactorDialogProps {
  /** With it two-factor is set up; without it a code of the app that is set up already is asked for. */
  readonly setUp?: SetUp;
  readonly asksPassword?: boolean;
  /** Rejects where the code was not taken; the dialog says why and stays. */
  readonly onVerify: (entry: CodeEntry) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for a two-factor code, after the picture and the key where two-factor has to be set up first. */
export function TwoFactorDialog({ setUp, asksPassword, onVerify, onCancel }: TwoFactorDialogProps) {
  const translate = useTranslate();
  return (
    <TwoFactorFrame title={translate(setUp ? 'twoFactor.setUpTitle' : 'twoFactor.verifyTitle')} onClose={onCancel}>
      <CodeForm setUp={setUp} asksPassword={asksPassword} onVerify={onVerify} onCancel={onCancel} />
    </TwoFactorFrame>
  );
}
