import { useTranslate } from 'react-admin';
import { QrCode } from './QrCode.tsx';
import { SecretKey } from './SecretKey.tsx';
import type { SetUp } from './set-up.ts';

/** The key on its way into the authenticator app: by camera, or by hand. */
export function ScanStep({ setUp: { secret, url } }: { setUp: SetUp }) {
  const translate = useTranslate();
  return (
    <div>
      <p className="two-factor-step">{translate('twoFactor.scan')}</p>
      <div className="two-factor-scan">
        <QrCode url={url} />
        <SecretKey secret={secret} />
      </div>
    </div>
  );
}
