/** Characters beyond which a text is folded away. */
export const longText = 100;

/** Whether a value says nothing: missing, no text, no items, no fields. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** An ISO 8601 moment, as the API sends them. */
export function isMoment(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
  );
}

/** How a value shows: on a line, or as a node that unfolds. */
export function kindOf(value: unknown): 'empty' | 'list' | 'fields' | 'long' | 'line' {
  if (isEmpty(value)) return 'empty';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'fields';
  return typeof value === 'string' && value.length > longText ? 'long' : 'line';
}
