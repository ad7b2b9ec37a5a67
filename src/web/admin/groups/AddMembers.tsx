import { Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { DropDown } from '../controls/DropDown.tsx';
import type { DropDownItem, LoadItems } from '../controls/drop-down-source.ts';
import { Icon } from '../Icon.tsx';

interface AddMembersProps {
  readonly groupId: number;
  /** How many members there are: with another number, others can be chosen. */
  readonly count: number;
  readonly isBusy: boolean;
  /** True where they were added. */
  readonly onAdd: (ids: readonly number[]) => Promise<boolean>;
}

const pageSize = 50;

/** Chooses users of the group's tenant, one after another, and adds them at once. */
export function AddMembers({ groupId, count, isBusy, onAdd }: AddMembersProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<readonly DropDownItem[]>([]);
  const load = useCandidates(groupId, chosen, count);

  const choose = (item: DropDownItem | null) => {
    if (item) setChosen([...chosen.filter(({ id }) => id !== item.id), item]);
  };
  const add = async () => {
    const isAdded = await onAdd(chosen.map(({ id }) => Number(id)));
    if (isAdded) setChosen([]);
  };

  return (
    <div className="group-add">
      <div className="group-choose">
        <DropDown label={translate('groups.members.choose')} value={null} onChange={choose} load={load} />
        <Button variant="contained" color="primary" disabled={isBusy || chosen.length === 0} onClick={() => void add()}>
          <Icon name="add" />
          {chosen.length === 0
            ? translate('groups.members.add')
            : translate('groups.members.addSome', { smart_count: chosen.length })}
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className="group-chosen" aria-label={translate('groups.members.chosen')}>
          {chosen.map((item) => (
            <li key={item.id}>
              {item.label}
              <button
                type="button"
                aria-label={translate('groups.members.unchoose', { name: item.label })}
                onClick={() => setChosen(chosen.filter(({ id }) => id !== item.id))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Who could become a member and is not chosen yet. */
function useCandidates(groupId: number, chosen: readonly DropDownItem[], count: number): LoadItems {
  const { client } = useApi();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another number of members there are other candidates
  return useCallback<LoadItems>(
    async ({ search, page }) => {
      const filter = search.trim() ? { filter: JSON.stringify({ q: search.trim() }) } : {};
      const query = { page, perPage: pageSize, ...filter };
      const { _data, _pagination } = await client.call(operations.groups.candidates, {
        params: { id: groupId },
        query,
      });
      const others = _data.filter(({ id }) => !chosen.some((item) => item.id === id));
      return {
        items: others.map(({ id, name, email }) => ({ id, label: `${name} (${email})` })),
        total: _pagination._total - (_data.length - others.length),
      };
    },
    [client, groupId, chosen, count],
  );
}
