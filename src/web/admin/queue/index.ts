import { QueueList } from './QueueList.tsx';

export const queue = { list: QueueList };
