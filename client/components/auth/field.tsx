import { type ComponentProps, useId } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { FORM_ERROR } from './auth-form.js';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'name'> {
  name: string;
  label: string;
  hint?: string;
  /** An empty text only marks the field; the form shows the reason. */
  error?: string;
}

/** Ids of an input's hint and error. */
export function descriptionOf(id: string, hint: unknown, error: string | undefined): string | undefined {
  const parts = [hint && `${id}-hint`, error && `${id}-error`, error === '' && FORM_ERROR];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** One line to write in, with its label, hint and error. */
export function Field({ label, hint, error, ...input }: Props) {
  const { t } = useI18n();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!input.required && <span className="optional">{t('auth.optional')}</span>}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={descriptionOf(id, hint, error)}
        aria-invalid={error !== undefined || undefined}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error below a field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="form-error">
      {error}
    </p>
  );
}
