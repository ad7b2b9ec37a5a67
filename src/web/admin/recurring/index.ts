import { RecurringCreate } from './RecurringCreate.tsx';
import { RecurringEdit } from './RecurringEdit.tsx';
import { RecurringList } from './RecurringList.tsx';

/** The jobs that run by the clock. */
export const recurring = { list: RecurringList, create: RecurringCreate, edit: RecurringEdit };
