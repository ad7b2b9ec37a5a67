import type { Operation } from '#contract/operation.ts';

export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The address of a call: parameters put into the path, the query behind it. */
export function addressOf(apiUrl: string, { path }: Operation, { params, query }: RequestParts): string {
  const values = entriesOf(params);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.find(([key]) => key === name)?.[1];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams(fieldsOf(query)).toString();
  return `${apiUrl.replace(/\/+$/, '')}/${filled}${search && `?${search}`}`;
}

/** The body as it travels, with its media type; a form that holds files sets its own. */
export function encodeBody({ bodyFormat }: Operation, body: unknown): { body?: BodyInit; contentType?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (bodyFormat === 'form') return { body: new URLSearchParams(fieldsOf(body)) };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

/** Fields of a query or a form: empty values dropped, booleans as 1 and 0. */
function fieldsOf(values: unknown): [string, string][] {
  return entriesOf(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => [key, typeof value === 'boolean' ? String(Number(value)) : String(value)]);
}

function entriesOf(values: unknown): [string, unknown][] {
  return typeof values === 'object' && values !== null ? Object.entries(values) : [];
}
