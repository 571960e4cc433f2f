import { type FormEvent, useState } from 'react';
import { useI18n } from '../../lib/i18n.js';
import { PasswordField } from './password-field.js';

interface Props {
  /** Signs in and leads on; rejects when it did not work. */
  onSignIn(email: string, password: string): Promise<void>;
}

/** E-mail and password; says why it did not work, and keeps what was written. */
export function SignInForm({ onSignIn }: Props) {
  const { t } = useI18n();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setState('busy');
    try {
      await onSignIn(String(fields.get('email')).trim(), String(fields.get('password')));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <form className="form" method="post" onSubmit={submit} aria-busy={state === 'busy'}>
      <noscript>
        <p className="notice">{t('auth.needs_javascript')}</p>
      </noscript>
      <p className="form-error" role="alert">
        {state === 'failed' && t('auth.failed')}
      </p>
      <label className="field">
        <span>{t('auth.email')}</span>
        <input
          type="email"
          name="email"
          required
          autoComplete="username"
          aria-invalid={state === 'failed' || undefined}
        />
      </label>
      <PasswordField invalid={state === 'failed'} />
      <button type="submit" className="button button-main needs-script" disabled={state === 'busy'}>
        {t(state === 'busy' ? 'auth.submitting' : 'auth.submit')}
      </button>
    </form>
  );
}
