import { type ReactNode, useId } from 'react';
import { RequiredMark } from './field-label.js';
import { labelOf, ConflictValue } from './conflict-value.js';
import { useField } from './use-field.js';

type Value = string | number | null;

interface Props {
  /** For links that lead to it. */
  id?: string;
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** null means "none of them". */
  options: { value: Value; label: string }[];
  disabled?: boolean;
}

/** In forms without JavaScript nothing, too. */
const textOf = (value: Value) => (value === null ? '' : String(value));
/** Key of the entry for a value that is no option. */
const MISSING = '-';

/** One of a list: the browser's own control, which phones show best. */
export function SelectField({ id: ownId, name, label, hint, required = false, options, disabled }: Props) {
  const { value, error, change, left } = useField(name);
  const madeId = useId();
  const id = ownId ?? madeId;
  const chosen = options.find((option) => option.value === value);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      <select
        id={id}
        name={name}
        value={chosen ? textOf(chosen.value) : MISSING}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) =>
          change(options.find((option) => textOf(option.value) === target.value)!.value)
        }
        onBlur={left}
      >
        {!chosen && <option value={MISSING} />}
        {options.map((option) => (
          <option key={textOf(option.value)} value={textOf(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`} className="field-hint">
        {hint}
      </small>
      <ConflictValue name={name} show={(theirs) => labelOf(options, theirs)} />
      <span id={`${id}-error`} className="form-error">
        {error}
      </span>
    </div>
  );
}
