import { LogList } from './LogList.tsx';

export const logs = { list: LogList };
