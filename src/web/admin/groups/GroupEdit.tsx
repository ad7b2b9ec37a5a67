import type { Group } from '#contract/groups.ts';
import { paths } from '#web/paths.ts';
import { EditPage } from '../record/EditPage.tsx';
import { GroupCards } from './GroupCards.tsx';
import { GroupFields } from './GroupFields.tsx';
import { MembersPanel } from './MembersPanel.tsx';

/** A group and who is in it. */
export function GroupEdit() {
  return (
    <EditPage<Group>
      resource="groups"
      title={({ name }) => name}
      back={paths.groups.getHref()}
      aside={(group) => <GroupCards group={group} />}
      below={({ id }) => <MembersPanel groupId={id} />}
    >
      <GroupFields />
    </EditPage>
  );
}
