import { useI18n } from '../../lib/i18n/i18n.js';
import { Field } from './field.js';

/** Goes along from view to view, in the browser's memory only: addresses do not belong into URLs. */
let typed = '';

export function keepEmail(email: string): void {
  typed = email;
}

export function EmailField({ error, autoComplete }: { error?: string; autoComplete: 'username' | 'email' }) {
  const { t } = useI18n();
  return (
    <Field
      name="email"
      type="email"
      label={t('auth.fields.email')}
      required
      maxLength={254}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typed}
      error={error}
      onChange={({ target }) => keepEmail(target.value)}
    />
  );
}
