import { useEffect, useMemo, useState } from 'react';
import { localStorageStore, type Store } from 'react-admin';
import { currentSession, subscribeToSession } from '#web/session/session-store.ts';
import { resources } from './resources.ts';

/** react-admin's store, one for each user of this browser: preferences stay, what was searched for goes with the session. */
export function useOwnStore(): Store {
  const [id] = useState(() => currentSession()?.payload.id ?? 0);
  const store = useMemo(() => localStorageStore('1', `staff.${id}.`), [id]);
  useEffect(
    () =>
      subscribeToSession(() => {
        if (currentSession()?.payload.id === id) return;
        for (const resource of Object.keys(resources)) store.removeItem(`${resource}.listParams`);
      }),
    [id, store],
  );
  return store;
}
