import { ListFrame } from '../list/ListFrame.tsx';
import { LogPage } from './LogPage.tsx';

const newestFirst = { field: 'at', order: 'DESC' } as const;

/** Warnings and errors of the application. */
export function LogList() {
  return (
    <ListFrame sort={newestFirst}>
      <LogPage />
    </ListFrame>
  );
}
