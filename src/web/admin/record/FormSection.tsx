import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A subject of a form: what it is about beside its fields. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="record-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      <div className="record-fields">{children}</div>
    </section>
  );
}
