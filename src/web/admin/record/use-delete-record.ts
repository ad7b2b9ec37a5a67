import { type RaRecord, useDelete, useTranslate } from 'react-admin';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFormFailure } from './form-failure.ts';

export interface DeleteOptions {
  readonly resource: string;
  readonly record: RaRecord;
  /** How the question names the record. */
  readonly name: string;
  /** What goes with it, or stays. */
  readonly text: string;
  readonly onDeleted?: (() => void) | undefined;
}

/** Deletes a record after asking, and says how that went. */
export function useDeleteRecord({ resource, record, name, text, onDeleted }: DeleteOptions) {
  const translate = useTranslate();
  const [remove, { isPending }] = useDelete();

  const removeIfSure = async () => {
    const isSure = await confirm({
      title: translate('record.delete.title', { name }),
      message: text,
      yes: translate('record.delete.yes'),
      no: translate('record.cancel'),
      danger: true,
      width: dialogWidth,
    });
    if (!isSure) return;
    try {
      const options = { returnPromise: true, onError: () => undefined } as const;
      await remove(resource, { id: record.id, previousData: record }, options);
      toasts.success(translate('record.delete.done', { name }));
      onDeleted?.();
    } catch (error) {
      toasts.error(readFormFailure(error, translate).text);
    }
  };

  return { isPending, removeIfSure };
}

/** Pixels. */
const dialogWidth = 400;
