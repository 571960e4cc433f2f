import type { ReactNode } from 'react';
import { FieldError, Input, Text, TextArea, TextField as AriaTextField } from 'react-aria-components';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { FieldLabel } from './field-label.js';
import { ConflictValue } from './conflict-value.js';
import { useField } from './use-field.js';

interface Props {
  /** For links that lead to it. */
  id?: string;
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'time' | 'datetime-local';
  /** The keyboard that phones offer. */
  inputMode?: 'decimal' | 'numeric' | 'url';
  autoComplete?: string;
  maxLength?: number;
  /** More than one line. */
  rows?: number;
  /** The language that is written here. */
  lang?: Locale;
  /** Marks the field for an error that is shown elsewhere. */
  invalid?: boolean;
}

/** An input of one or more lines; its error appears below it when the person leaves it. */
export function TextField({
  name,
  label,
  hint,
  required = false,
  rows,
  lang,
  invalid = false,
  ...input
}: Props) {
  const { value, error, change, left } = useField(name);
  return (
    <AriaTextField
      className="field"
      name={name}
      value={value as string}
      onChange={change}
      onBlur={left}
      isRequired={required}
      isInvalid={invalid || error !== undefined}
      validationBehavior="aria"
      {...input}
    >
      <FieldLabel required={required}>{label}</FieldLabel>
      {rows === undefined ? <Input lang={lang} /> : <TextArea lang={lang} rows={rows} />}
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <ConflictValue name={name} />
      <FieldError className="form-error">{error}</FieldError>
    </AriaTextField>
  );
}
