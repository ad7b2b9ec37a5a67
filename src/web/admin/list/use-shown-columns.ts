import { type RaRecord, useResourceContext, useStore } from 'react-admin';
import type { Column } from './column.ts';

const none: readonly string[] = [];

/** Which columns of a list its reader wants to see: remembered in this browser, by person and list. */
export function useShownColumns<R extends RaRecord>(columns: readonly Column<R>[]) {
  const resource = useResourceContext() ?? 'list';
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.hiddenColumns`, none);
  const choosable = columns.filter(({ isActions }) => !isActions);
  const chosen = choosable.filter(({ name }) => !hidden.includes(name));
  // What was hidden once may be all that is left of a list that has changed.
  const shown = chosen.length > 0 ? chosen : choosable;
  return {
    choosable,
    isShown: ({ name }: Column<R>) => shown.some((column) => column.name === name),
    /** The last one stays. */
    isLast: ({ name }: Column<R>) => shown.length === 1 && shown[0]?.name === name,
    shown: columns.filter((column) => column.isActions || shown.includes(column)),
    toggle: ({ name }: Column<R>) =>
      setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]),
    isChanged: chosen.length < choosable.length,
    reset: () => setHidden(none),
  };
}
