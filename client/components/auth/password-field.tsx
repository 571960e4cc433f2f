import { type ComponentProps, useId, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { descriptionOf, FieldError } from './field.js';
import { Button } from '../ui/button.js';

interface Props extends Pick<ComponentProps<'input'>, 'onChange' | 'ref'> {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string;
  /** Id of an additional description. */
  describedBy?: string;
}

/** A password that may be shown while it is written. */
export function PasswordField({ label, error, describedBy, ...input }: Props) {
  const { t } = useI18n();
  const id = useId();
  const [shown, setShown] = useState(false);
  const description = [descriptionOf(id, undefined, error), describedBy].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={description || undefined}
          aria-invalid={error !== undefined || undefined}
        />
        <Button
          type="button"
          className="needs-script"
          aria-controls={id}
          aria-label={t(shown ? 'auth.password.hide_label' : 'auth.password.show_label')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'auth.password.hide' : 'auth.password.show')}
        </Button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
