import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { useLoaded } from '../use-loaded.ts';

/** A single setting that a search found. */
export interface FoundSetting {
  /** Leads to its field. */
  readonly href: string;
  readonly label: string;
  readonly hint: string;
  /** The package that it belongs to. */
  readonly where: string;
}

/** The settings of packages whose words fit a search; none for who may not see packages. */
export function useFoundSettings(search: string): readonly FoundSetting[] {
  const translate = useTranslate();
  const { client } = useApi();
  const load = useCallback(
    async (signal: AbortSignal) =>
      mayCall(operations.packages.list.access)
        ? (await client.call(operations.packages.list, {}, { signal }))._data
        : [],
    [client],
  );
  // Where they do not come, the search finds pages only.
  const { data: packages = [] } = useLoaded(load);
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  const all = packages.flatMap(({ name, settings }) =>
    settings.map((setting) => ({
      href: `${paths.package.getHref(name)}#${setting}`,
      label: translate(`packages.${name}.field.${setting}`),
      hint: translate(`packages.${name}.hint.${setting}`, { _: '' }),
      where: translate(`packages.${name}.title`),
    })),
  );
  return all.filter(({ label, hint, where }) => `${where} ${label} ${hint}`.toLocaleLowerCase().includes(wanted));
}
