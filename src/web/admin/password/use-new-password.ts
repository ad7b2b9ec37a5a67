import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTranslate as useRuleTexts } from '#web/i18n/LocaleProvider.tsx';
import { useFrontendSettings } from '../shell/FrontendSettings.tsx';
import { judgeNewPassword, newPasswordMinLength } from './new-password.ts';

/** A new password in a form: what is typed, what is wrong with it once it was sent, and what the server says of it. */
export function useNewPassword() {
  const translate = useTranslate();
  const t = useRuleTexts();
  const least = useFrontendSettings()?.passwordMinLength ?? newPasswordMinLength;
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const faults = judgeNewPassword(password, repeat, least);
  const texts = {
    password: faults.password && t(`validation.${faults.password}`, [least]),
    repeat: faults.repeat && (faults.repeat === 'unequal' ? translate('password.unequal') : t('validation.required')),
  };

  return {
    password,
    repeat,
    least,
    errors: { password: (isJudged && texts.password) || refusal, repeat: isJudged ? texts.repeat : undefined },
    enterPassword: (value: string) => {
      setPassword(value);
      setRefusal(undefined);
    },
    enterRepeat: setRepeat,
    /** Whether the password may be sent; what is wrong shows from here on. */
    judge: () => {
      setJudged(true);
      return !faults.password && !faults.repeat;
    },
    /** The server's word on the password. */
    refuse: setRefusal,
    clear: () => {
      setPassword('');
      setRepeat('');
      setJudged(false);
      setRefusal(undefined);
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
