/**
 * Why an answer was refused. A key travels with its limit after a colon: `maxLength:40`.
 * Both sides translate `validation.<key>` and put the limit where the text says {0}.
 */
export const messageKeys = [
  'required',
  'terms',
  'order',
  'unknown',
  'text',
  'minLength',
  'maxLength',
  'pattern',
  'date',
  'minDate',
  'maxDate',
  'number',
  'integer',
  'min',
  'max',
  'email',
  'option',
  'options',
  'boolean',
  'item',
  'file',
  'fileType',
  'fileSize',
] as const;
export type MessageKey = (typeof messageKeys)[number];

/** A key with its limit, as it travels. */
export type Refusal = MessageKey | `${MessageKey}:${string}`;

export function refusal(key: MessageKey, limit?: string | number): Refusal {
  return limit === undefined ? key : `${key}:${limit}`;
}

/** Splits a refusal; undefined where the text is not one of ours (another server's own sentence). */
export function readRefusal(text: string): { key: MessageKey; limit: string } | undefined {
  const [name = '', ...limit] = text.split(':');
  const key = messageKeys.find((candidate) => candidate === name);
  return key && { key, limit: limit.join(':') };
}
