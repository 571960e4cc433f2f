import { type FormEvent, useState } from 'react';
import { useI18n } from '../../lib/i18n.js';
import type { TextKey } from '../../lib/texts/keys.js';
import { PasswordField } from './password-field.js';

/** A toast speaks the reason; beside the form it stays to be read. */
const FAILURE = 'sign-in-failure';

interface Props {
  /** Signs in and leads on; rejects when it did not work, with a `key` of the texts if it knows why. */
  onSignIn(email: string, password: string): Promise<void>;
}

/** E-mail and password; says why it did not work, and keeps what was written. */
export function SignInForm({ onSignIn }: Props) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<TextKey | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      await onSignIn(String(fields.get('email')).trim(), String(fields.get('password')));
    } catch (error) {
      setFailure((error as { key?: TextKey }).key ?? 'toast.auth.login_error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="form" method="post" onSubmit={submit} aria-busy={busy}>
      <noscript>
        <p className="notice">{t('auth.needs_javascript')}</p>
      </noscript>
      <p id={FAILURE} className="form-error">
        {failure && t(failure)}
      </p>
      <label className="field">
        <span>{t('auth.email')}</span>
        <input
          type="email"
          name="email"
          required
          autoComplete="username"
          aria-describedby={FAILURE}
          aria-invalid={failure !== null || undefined}
        />
      </label>
      <PasswordField invalid={failure !== null} describedBy={FAILURE} />
      <button type="submit" className="button button-main needs-script" disabled={busy}>
        {t(busy ? 'auth.submitting' : 'auth.submit')}
      </button>
    </form>
  );
}
