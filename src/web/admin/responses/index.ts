import { ResponseList } from './ResponseList.tsx';

/** A response shows over its list, at `/responses/{id}/show`, so the list is the only page. */
export const responses = { list: ResponseList, hasShow: true };
