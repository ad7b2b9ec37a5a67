import { useCallback } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { ApiError } from '#web/api/client.ts';
import { isSignedIn } from '#web/session/session-store.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';

/** Deletes lines of the log after asking, and shows what is left. */
export function useDeleteLogs(): (ids: readonly number[]) => Promise<void> {
  const translate = useTranslate();
  const { client } = useApi();
  const { refetch, onUnselectItems } = useListContext();
  return useCallback(
    async (ids) => {
      const counted = { smart_count: ids.length };
      const isSure = await confirm({
        title: translate('logs.delete.title', counted),
        message: translate('logs.delete.text', counted),
        yes: translate('logs.delete.yes'),
        no: translate('logs.delete.no'),
        danger: true,
        width: dialogWidth,
      });
      if (!isSure) return;
      try {
        for (const id of ids) await client.call(operations.logs.remove, { params: { id } }).catch(unlessGone);
        toasts.success(translate('logs.delete.done', counted));
      } catch (error) {
        // A refusal that signs out has its own message.
        if (isSignedIn()) toasts.error(readFailure(error, translate, 'logs.delete.failed').text);
      }
      onUnselectItems();
      await refetch();
    },
    [translate, client, refetch, onUnselectItems],
  );
}

/** Somebody else may have deleted a line already, which is as good. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

/** Pixels. */
const dialogWidth = 400;
