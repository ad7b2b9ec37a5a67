import { type ReactNode, type Ref, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A subject of the profile: what it is about beside what can be done. */
export function Section({ title, text, children, headingRef }: SectionProps) {
  const titleId = useId();
  return (
    <section className="staff-panel profile-section" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </header>
      <div className="profile-fields">{children}</div>
    </section>
  );
}
