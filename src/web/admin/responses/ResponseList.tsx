import { CanAccess, ListBase } from 'react-admin';
import { defaultPageSize } from '../list/Pager.tsx';
import { NoPermissionNotice } from '../shell/NoPermission.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { ResponseDetails } from './ResponseDetails.tsx';
import { ResponsePage } from './ResponsePage.tsx';
import { useDetailsPath } from './use-details-path.ts';
import '../list/chips.css';
import '../list/list.css';
import '../list/table.css';
import './responses.css';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
// An error shows in the list's place, with a way to try again; react-admin's toast would say it twice.
const query = { meta: { embed: ['user', 'survey'] }, onError: () => undefined };

/** The responses that the signed-in person may see, and over them the one that is open. */
export function ResponseList() {
  const { openId, isList } = useDetailsPath();
  if (!openId && !isList) return <NotFound />;
  return (
    <CanAccess resource="responses" action="list" accessDenied={<NoPermissionNotice flag="surveyManagement.show" />}>
      <ListBase disableAuthentication perPage={defaultPageSize} sort={newestFirst} queryOptions={query}>
        <ResponsePage />
      </ListBase>
      {openId && <ResponseDetails id={openId} />}
    </CanAccess>
  );
}
