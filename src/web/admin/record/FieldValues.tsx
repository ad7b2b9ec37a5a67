import { useId } from 'react';
import { useFormContextValue } from './form-context.ts';
import type { FormValues } from './form-values.ts';
import { ShownValue } from './ShownValue.tsx';

interface FieldValuesProps {
  readonly title: string;
  readonly sources: readonly string[];
  readonly values: FormValues;
}

/** Fields and what they hold, to be read only; nothing where there are none. */
export function FieldValues({ title, sources, values }: FieldValuesProps) {
  const id = useId();
  const { fields } = useFormContextValue();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl className="record-values">
        {sources.map((source) => (
          <div key={source}>
            <dt>{fields.get(source)?.label ?? source}</dt>
            <dd>
              <ShownValue source={source} value={values[source]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
