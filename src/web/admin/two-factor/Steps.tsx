import { Children, isValidElement, type ReactNode } from 'react';

/** What has to be done, numbered where it is more than one thing. */
export function Steps({ children }: { children: ReactNode }) {
  const steps = Children.toArray(children).filter(isValidElement);
  if (steps.length < 2) return steps;
  return (
    <ol className="two-factor-steps">
      {steps.map((step) => (
        <li key={step.key}>{step}</li>
      ))}
    </ol>
  );
}
