import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FlagMap, hasFlag } from '#contract/flags.ts';
import { knownFlags } from '#contract/known-flags.ts';
import { currentPermissions } from '#web/session/permissions.ts';
import { confirm } from '#web/ui/confirm.ts';
import { FieldFrame } from '../record/FieldFrame.tsx';
import { useField } from '../record/use-field.ts';
import { AddKey } from './AddKey.tsx';
import { FlagBranch } from './FlagBranch.tsx';
import { flagTree, givesMuch, type Setting, withSetting } from './flag-tree.ts';

/** What a role lets people do: every flag in a tree of areas, each inherited, allowed or denied. */
export function FlagsField() {
  const translate = useTranslate();
  const field = useField<FlagMap>('flags', { show: showFlags });
  const [added, setAdded] = useState<readonly string[]>([]);
  const map = field.value;
  const root = useMemo(() => flagTree([...knownFlags, ...added], map), [added, map]);
  const own = currentPermissions()?.profileFlags;

  const set = async (key: string, setting: Setting) => {
    const next = withSetting(map, key, setting);
    const much = givesMuch(map, next);
    if (much && !(await isSure(much))) return;
    field.onChange(next);
  };
  const isSure = (much: NonNullable<ReturnType<typeof givesMuch>>) =>
    confirm({
      title: translate(much === '*' ? 'roles.warning.everything' : 'roles.warning.everyTenant'),
      message: translate(much === '*' ? 'roles.warning.everythingText' : 'roles.warning.everyTenantText'),
      yes: translate('roles.warning.yes'),
      no: translate('record.cancel'),
      danger: true,
      width: 400,
    });

  return (
    <FieldFrame field={field} isGroup wide>
      <ul className="flag-tree">
        <FlagBranch
          node={root}
          map={map}
          level={0}
          isDisabled={field.isDisabled}
          mayGive={(key) => hasFlag(own, key)}
          onSet={(key, setting) => void set(key, setting)}
        />
      </ul>
      {!field.isDisabled && (
        <AddKey
          label={translate('roles.flags.other')}
          taken={(key) => Object.hasOwn(map, key) || added.includes(key) || knownFlags.includes(key)}
          onAdd={(key) => setAdded([...added, key])}
        />
      )}
    </FieldFrame>
  );
}

function showFlags(map: FlagMap): string {
  return Object.entries(map)
    .map(([key, isAllowed]) => `${isAllowed ? '+' : '−'} ${key}`)
    .join('\n');
}
