import { Dialog, IconButton } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Response } from '#contract/responses.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '../Icon.tsx';
import { DetailsBody } from './DetailsBody.tsx';
import { isAnonymised, shortId } from './response-model.ts';
import { StatusChip } from './StatusChip.tsx';
import { useDetailsPath } from './use-details-path.ts';

const meta = { embed: ['responseAnswer', 'user', 'payment', 'question', 'survey'] };
const titleId = 'response-details-title';

/** One response with every answer, in a dialog over the list. It has an address of its own, and the list stays below. */
export function ResponseDetails({ id }: { id: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { listPath } = useDetailsPath();
  // The error shows in the dialog, so react-admin has no toast to give.
  const query = useGetOne<Response>('responses', { id, meta }, { retry: false, onError: () => undefined });
  const opener = useRef(document.activeElement);
  useReturnFocus(opener.current, id);

  const response = query.data;
  const name = response && (isAnonymised(response) ? translate('responses.anonymised') : response.contact);
  return (
    <Dialog
      open
      onClose={() => navigate(listPath)}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { className: 'staff response-dialog' }, root: { className: 'response-dialog-root' } }}
    >
      <header className="response-dialog-head">
        <h2 id={titleId}>{name || translate('responses.details.title', { id: shortId(id) })}</h2>
        {response && <StatusChip status={response.status} />}
        {name && <span className="response-dialog-id">{shortId(id)}</span>}
        <IconButton aria-label={translate('responses.details.close')} onClick={() => navigate(listPath)}>
          <Icon name="close" />
        </IconButton>
      </header>
      <DetailsBody response={response} error={query.error} retry={() => void query.refetch()} />
    </Dialog>
  );
}

/** Gives the focus back to what opened the dialog; to the response's own link where an address opened it. */
function useReturnFocus(opener: Element | null, id: string): void {
  useEffect(
    () => () => {
      const wasOpenedByLink = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      if (wasOpenedByLink) return;
      const path = paths.response.getHref(id);
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a.response-id')].find((a) => a.pathname === path);
      window.setTimeout(() => {
        const isStillOpen = document.getElementById(titleId) !== null;
        if (!isStillOpen) (link ?? document.getElementById('page-title'))?.focus();
      });
    },
    [opener, id],
  );
}
