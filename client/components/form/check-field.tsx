import { useId } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { ConflictValue } from './conflict-value.js';
import { useField } from './use-field.js';

interface Props {
  name: string;
  label: string;
  /** The meaning of the checked state. */
  hint?: string;
}

/** On or off. */
export function CheckField({ name, label, hint }: Props) {
  const { t } = useI18n();
  const { value, error, change } = useField(name);
  const id = useId();
  return (
    <div className="field span-all">
      <label className="check">
        <input
          type="checkbox"
          name={name}
          checked={value === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => change(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <small id={`${id}-hint`} className="field-hint">
        {hint}
      </small>
      <ConflictValue name={name} show={(theirs) => t(theirs ? 'admin.form.on' : 'admin.form.off')} />
      <span id={`${id}-error`} className="form-error">
        {error}
      </span>
    </div>
  );
}
