import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface InfoSectionProps {
  readonly name: 'application' | 'system' | 'parts' | 'licences';
  readonly children: ReactNode;
}

/** A subject of the page: what it is about beside what there is to say. */
export function InfoSection({ name, children }: InfoSectionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className="record-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate(`info.${name}.title`)}</h2>
        <p>{translate(`info.${name}.text`)}</p>
      </header>
      <div className="info-content">{children}</div>
    </section>
  );
}
