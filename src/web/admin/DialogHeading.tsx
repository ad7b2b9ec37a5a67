import { useEffect, useRef } from 'react';

/**
 * A dialog's title. It takes the focus where nothing else in the dialog does on opening, to be read out; otherwise the
 * whole dialog would, with a ring around it as if it were a control.
 */
export function DialogHeading({ id, title }: { id: string; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = heading.current?.closest('[role=dialog], [role=alertdialog]');
    if (!dialog?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1}>
      {title}
    </h2>
  );
}
