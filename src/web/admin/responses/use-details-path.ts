import { useLocation, useMatch } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Where a response's details are, over the list as it is now; which one is open; and whether the address is one of the list at all. */
export function useDetailsPath() {
  const { search } = useLocation();
  const openId = useMatch(paths.response.pattern)?.params.id;
  return {
    openId,
    isList: useMatch(paths.responses.pattern) !== null,
    pathTo: (id: string) => ({ pathname: paths.response.getHref(id), search }),
    listPath: { pathname: paths.responses.getHref(), search },
  };
}
