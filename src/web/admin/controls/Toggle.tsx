import './toggle.css';

interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The label is only read out, where a heading says it already. */
  readonly hidesLabel?: boolean;
  readonly disabled?: boolean;
}

/** Something that is on or off, and acts at once. */
export function Toggle({ label, checked, onChange, hidesLabel = false, disabled = false }: ToggleProps) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {hidesLabel ? <span className="sr-only">{label}</span> : label}
    </label>
  );
}
