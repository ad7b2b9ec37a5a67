import { useTranslate } from 'react-admin';
import { CopyButton } from '../controls/CopyButton.tsx';
import { groupsOfFour } from './code.ts';

/** The key to type over where a camera cannot help. */
export function SecretKey({ secret }: { secret: string }) {
  const translate = useTranslate();
  return (
    <div className="secret-key">
      <p>{translate('twoFactor.manual')}</p>
      <code>{groupsOfFour(secret)}</code>
      <CopyButton text={secret} label={translate('twoFactor.copyKey')} />
    </div>
  );
}
