interface Props {
  name: string;
  label: string;
  value: string;
  /** The first one, with an empty value: everything. */
  all: string;
  options: { value: string; label: string }[];
}

/** A filter of the toolbar with few values. */
export function FilterSelect({ name, label, value, all, options }: Props) {
  return (
    <label className="filter-select">
      <span className="hidden-text">{label}</span>
      <select name={name} defaultValue={value} data-chosen={value !== '' || undefined}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
