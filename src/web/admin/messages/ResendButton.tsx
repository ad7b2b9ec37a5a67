import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { FullMessage } from '#contract/messages.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';
import { Icon } from '../Icon.tsx';

interface ResendButtonProps {
  readonly message: FullMessage;
  readonly onResent: () => void;
}

/** The kinds of mail whose link is a secret, which is made as the mail leaves. */
const withSecret: readonly string[] = ['passwordReset', 'invitation'];

/** Sends a message again, once the person has agreed. */
export function ResendButton({ message: { id, recipient, template }, onResent }: ResendButtonProps) {
  const translate = useTranslate();
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    const text = [translate('messages.resend.text', { recipient })];
    if (withSecret.includes(template)) text.push(translate('messages.resend.link'));
    const question = { title: translate('messages.resend.title'), message: text.join(' '), width: 360 };
    if (!(await confirm({ ...question, yes: translate('messages.resend.action') }))) return;
    setBusy(true);
    try {
      await client.call(operations.messages.resend, { params: { id } });
      toasts.success(translate('messages.resend.done'));
    } catch (error) {
      toasts.error(readFailure(error, translate, 'messages.resend.failed').text);
    } finally {
      setBusy(false);
      onResent();
    }
  };
  return (
    <Button onClick={() => void resend()} disabled={isBusy}>
      <Icon name="repeat" />
      {translate('messages.resend.action')}
    </Button>
  );
}
