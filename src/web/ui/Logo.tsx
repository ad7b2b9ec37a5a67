/** The mark: bars that compare, and the one that is you. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path
        className="logo-bars"
        d="M2 18h2.500v8H2zM7.4 14h2.500v12H7.400zM12.8 9h2.500v17h-2.500zM23.6 14h2.500v12h-2.500z"
      />
      <path className="logo-you" d="M18.2 8h2.500v18h-2.500z" />
      <circle className="logo-you" cx="19.45" cy="4.2" r="3.2" />
    </svg>
  );
}
