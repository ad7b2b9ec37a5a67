import { Nothing } from '../list/Nothing.tsx';
import { useFormContextValue } from './form-context.ts';

/** A field's value as text. */
export function ShownValue({ source, value }: { source: string; value: unknown }) {
  const text = useFormContextValue().fields.get(source)?.show(value);
  return text ? <b>{text}</b> : <Nothing />;
}
