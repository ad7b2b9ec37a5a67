import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A subject of the profile: what it is about beside what can be done. */
export function Section({ title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className="staff-panel profile-section" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </header>
      <div className="profile-fields">{children}</div>
    </section>
  );
}
