import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { GroupMember } from '#contract/groups.ts';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';
import { useLoaded } from '../use-loaded.ts';

const { members: list, addMembers, removeMember } = operations.groups;
/** Members that are shown at once, and more with each press. */
const pageSize = 25;
/** The most that a list gives. */
const most = 1000;

/**
 * The members of a group, and how they come and go.
 * @param onDone when a change is over, whether or not it went well
 */
export function useMembers(groupId: number, onDone: () => void) {
  const translate = useTranslate();
  const { client } = useApi();
  const [search, setSearch] = useState('');
  const [perPage, setPerPage] = useState(pageSize);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(
    (signal: AbortSignal) => {
      const filter = search ? { filter: JSON.stringify({ q: search }) } : {};
      return client.call(list, { params: { id: groupId }, query: { perPage, ...filter } }, { signal });
    },
    [client, groupId, search, perPage],
  );
  const { data, error, reload } = useLoaded(load);

  const change = async (call: () => Promise<unknown>, success: string) => {
    setBusy(true);
    try {
      await call();
      toasts.success(success);
      return true;
    } catch (reason) {
      const { text, fields } = readFailure(reason, translate, 'groups.members.failed');
      toasts.error(fields.users ?? text);
      return false;
    } finally {
      setBusy(false);
      reload();
      onDone();
    }
  };

  const add = (ids: readonly number[]) =>
    change(
      () => client.call(addMembers, { params: { id: groupId }, body: { users: [...ids] } }),
      translate('groups.members.added', { smart_count: ids.length }),
    );

  const remove = async ({ id: userId, name }: GroupMember) => {
    const isSure = await confirm({
      title: translate('groups.members.removeTitle', { name }),
      message: translate('groups.members.removeText'),
      yes: translate('groups.members.removeYes'),
      no: translate('record.cancel'),
      danger: true,
    });
    if (!isSure) return;
    await change(
      () => client.call(removeMember, { params: { id: groupId, userId } }),
      translate('groups.members.removed', { name }),
    );
  };

  return {
    members: data?._data,
    total: data?._pagination._total,
    error,
    isBusy,
    search,
    setSearch,
    reload,
    add,
    remove,
    more: perPage < most ? () => setPerPage(Math.min(perPage + pageSize, most)) : undefined,
  };
}
