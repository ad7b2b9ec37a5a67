import type { GetListParams } from 'react-admin';
import type { Operation } from '#contract/operation.ts';
import type { Client } from '#web/api/client.ts';
import { toListQuery } from '../providers/list-query.ts';

/** A list as CSV: every row of a filter in an order, and the name of its file. */
export async function downloadCsv(
  client: Client,
  operation: Operation,
  { filter, sort }: Pick<GetListParams, 'filter' | 'sort'>,
  signal: AbortSignal,
): Promise<{ blob: Blob; filename: string }> {
  const { blob, filename } = await client.download(operation, { query: toListQuery({ filter, sort }) }, 'text/csv', {
    signal,
  });
  return { blob, filename: filename ?? `${operation.id}.csv` };
}
