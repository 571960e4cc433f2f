import { useId, useState } from 'react';
import { useI18n } from '../../lib/i18n.js';

/** A password that may be shown while it is written. */
export function PasswordField({ invalid, describedBy }: { invalid: boolean; describedBy: string }) {
  const { t } = useI18n();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{t('auth.password')}</label>
      <div className="field-row">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          name="password"
          required
          autoComplete="current-password"
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
        />
        <button
          type="button"
          className="button needs-script"
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'auth.hide_password' : 'auth.show_password')}
        </button>
      </div>
    </div>
  );
}
