import { ListBase } from 'react-admin';
import type { QueueJob } from '#contract/queue.ts';
import { defaultPageSize } from '../list/Pager.tsx';
import { lookAgainAt } from './look-again.ts';
import { QueuePage } from './QueuePage.tsx';
import '../list/chips.css';
import '../list/list.css';
import '../list/table.css';
import './queue.css';

const newest = { field: 'createdAt', order: 'DESC' } as const;
const query = {
  // An error shows in the list's place, with a way to try again; react-admin's toast would say it twice.
  onError: () => undefined,
  refetchInterval: ({ state }: { state: { data?: { data: QueueJob[] } } }) => lookAgainAt(state.data?.data),
};

/** The jobs that the signed-in person may see. While one is under way, the list looks again by itself. */
export function QueueList() {
  return (
    <ListBase<QueueJob> disableAuthentication perPage={defaultPageSize} sort={newest} queryOptions={query}>
      <QueuePage />
    </ListBase>
  );
}
