import type { ReactNode } from 'react';
import { Field } from '../ui/form/field.js';
import { RequiredMark } from './field-label.js';
import { labelOf, ConflictValue } from './conflict-value.js';
import { useField } from './use-field.js';
import { Select } from '../ui/form/select.js';

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
export function SelectField({ id, name, label, hint, required = false, options, disabled }: Props) {
  const { value, error, change, left } = useField(name);
  const chosen = options.find((option) => option.value === value);
  const entries = options.map((option) => ({ value: textOf(option.value), label: option.label }));
  const marked = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  return (
    <Field id={id} name={name} label={marked} hint={hint} error={error}>
      {(control) => (
        <>
          <Select
            {...control}
            value={chosen ? textOf(chosen.value) : MISSING}
            disabled={disabled}
            aria-required={required || undefined}
            onChange={({ target }) =>
              change(options.find((option) => textOf(option.value) === target.value)!.value)
            }
            onBlur={left}
            options={chosen ? entries : [{ value: MISSING, label: '' }, ...entries]}
          />
          <ConflictValue name={name} show={(theirs) => labelOf(options, theirs)} />
        </>
      )}
    </Field>
  );
}
