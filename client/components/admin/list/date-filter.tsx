interface Props {
  name: string;
  label: string;
  /** `2026-11-21`; null: not chosen. */
  value: string | null;
}

/** A day as a limit of a list. */
export function DateFilter({ name, label, value }: Props) {
  return (
    <label className="date-filter">
      <span>{label}</span>
      <input type="date" name={name} defaultValue={value ?? ''} />
    </label>
  );
}
