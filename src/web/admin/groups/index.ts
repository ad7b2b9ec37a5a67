import { GroupList } from './GroupList.tsx';

export const groups = { list: GroupList };
