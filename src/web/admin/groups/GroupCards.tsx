import { useTranslate } from 'react-admin';
import type { Group } from '#contract/groups.ts';
import { operations } from '#contract/index.ts';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { useFormats } from '../formats.ts';
import { AsideCard } from '../record/AsideCard.tsx';
import { DeleteButton } from '../record/DeleteButton.tsx';

/** Whose a group is and since when, and the way to delete it. */
export function GroupCards({ group }: { group: Group }) {
  const translate = useTranslate();
  const { fullMoment } = useFormats();
  return (
    <>
      <AsideCard title={translate('groups.facts')}>
        <dl className="record-facts">
          <div>
            <dt>{translate('groups.field.tenant')}</dt>
            <dd>{group.tenant.name}</dd>
          </div>
          <div>
            <dt>{translate('groups.field.createdAt')}</dt>
            <dd>{fullMoment(group.createdAt)}</dd>
          </div>
        </dl>
      </AsideCard>
      {mayCall(operations.groups.remove.access) && (
        <AsideCard title={translate('groups.delete.title')}>
          <div>
            <DeleteButton
              resource="groups"
              record={group}
              name={group.name}
              text={translate('groups.delete.text')}
              back={paths.groups.getHref()}
            />
          </div>
        </AsideCard>
      )}
    </>
  );
}
