import { RecurringList } from './RecurringList.tsx';

export const recurring = { list: RecurringList };
