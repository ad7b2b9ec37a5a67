import { useTranslate } from 'react-admin';
import { describeDevice } from './describe-device.ts';

/** A device in the person's language, from what its browser says of itself. */
export function useDeviceName(): (userAgent: string) => string {
  const translate = useTranslate();
  return (userAgent) => {
    const { browser, system } = describeDevice(userAgent);
    if (browser && system) return translate('profile.sessions.device', { browser, system });
    return browser ?? system ?? translate('profile.sessions.unknownDevice');
  };
}
