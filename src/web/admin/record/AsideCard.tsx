import { type ReactNode, useId } from 'react';

/** A card beside a record's form. */
export function AsideCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="staff-panel record-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
