import { Button, Dialog } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditVerdict } from '#contract/audit-log.ts';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { readLoadFailure } from '../call-failure.ts';
import { DialogHeading } from '../DialogHeading.tsx';
import { useFormats } from '../formats.ts';
import { Icon } from '../Icon.tsx';

/** Has the server check every row, and says what it found. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { client } = useApi();
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['auditLog', 'verify'],
    queryFn: async () => (await client.call(operations.auditLog.verify, {}))._data,
    // Each opening checks anew: an answer of a minute ago says nothing.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { className: 'staff data-dialog audit-verify' } }}
    >
      <header className="data-head">
        <DialogHeading id={id} title={translate('auditLog.verify.title')} />
      </header>
      <div className="data-body">
        <p>{translate('auditLog.verify.text')}</p>
        <div role="status">
          {isFetching ? (
            <p className="audit-result">{translate('auditLog.verify.busy')}</p>
          ) : (
            <Result verdict={data} failure={error && readLoadFailure(error, translate)} />
          )}
        </div>
      </div>
      <footer className="audit-foot">
        <Button onClick={onClose}>{translate('auditLog.verify.close')}</Button>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {translate('auditLog.verify.again')}
        </Button>
      </footer>
    </Dialog>
  );
}

function Result({ verdict, failure }: { verdict: AuditVerdict | undefined; failure: string | null }) {
  const translate = useTranslate();
  const { number } = useFormats();
  if (failure || !verdict) return <Finding isGood={false} title={translate('auditLog.verify.failed')} text={failure} />;
  const { valid, sealed, firstBroken } = verdict;
  if (valid || !firstBroken) {
    const text = translate('auditLog.verify.validText', { sealed: number(sealed) });
    return <Finding isGood title={translate('auditLog.verify.valid')} text={text} />;
  }
  const { id, seq, reason } = firstBroken;
  const text = translate(`auditLog.verify.reason.${reason}`, { id: String(id), seq: String(seq) });
  return <Finding isGood={false} title={translate('auditLog.verify.broken')} text={text} />;
}

function Finding({ isGood, title, text }: { isGood: boolean; title: string; text: string | null }) {
  return (
    <div className={isGood ? 'audit-result is-good' : 'audit-result is-bad'}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <div>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}
