import type { GetListParams } from 'react-admin';

/** A list's query as it travels (`listQuery` of the contract), without the values that say nothing. */
export function toListQuery(params: Partial<GetListParams>): Record<string, string> {
  const { pagination, sort, filter, meta } = params;
  const filters = Object.entries(filter ?? {}).filter(([, value]) => !isEmpty(value));
  return {
    ...(pagination && { page: String(pagination.page), perPage: String(pagination.perPage) }),
    ...(sort?.field && { orderBy: JSON.stringify({ [sort.field]: sort.order === 'DESC' ? 'desc' : 'asc' }) }),
    ...(filters.length > 0 && { filter: JSON.stringify(Object.fromEntries(filters)) }),
    ...expandOf(meta?.embed),
  };
}

/** react-admin's `meta.embed` as the API's `expand`. */
export function expandOf(embed: unknown): { expand?: string } {
  const names = Array.isArray(embed) ? embed.join(',') : embed;
  return typeof names === 'string' && names ? { expand: names } : {};
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
