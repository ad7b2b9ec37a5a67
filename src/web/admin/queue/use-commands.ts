import { useQuery } from '@tanstack/react-query';
import { operations } from '#contract/index.ts';
import type { Command } from '#contract/queue.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { mayCall } from '#web/session/permissions.ts';

/** The flows with the schemas of their parameters; undefined while they load, and for who may not read them. */
export function useCommands(): readonly Command[] | undefined {
  const { client } = useApi();
  const { locale } = useLocale();
  const { data } = useQuery({
    queryKey: ['commands', locale],
    queryFn: async ({ signal }) => (await client.call(operations.queue.commands, {}, { signal }))._data,
    enabled: mayCall(operations.queue.commands.access),
    retry: false,
  });
  return data;
}
