import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { openSession } from '../../lib/session/open-session.js';
import { syncToken } from '../../lib/session/token-sync.js';
import { AuthForm } from './auth-form.js';
import { EmailField, keepEmail } from './email-field.js';
import { PasswordField } from './password-field.js';
import { useAuthForm } from './use-auth-form.js';

type Props = Pick<PageProps<'auth/login'>, 'provider' | 'sessionUrl' | 'next'>;

/** E-mail and password. */
export function SignInForm({ provider, sessionUrl, next }: Props) {
  const { t } = useI18n();
  const state = useAuthForm({
    failure: 'toast.auth.login_error',
    async run(fields) {
      const { signIn } = await import('../../lib/session/firebase.js');
      const idToken = await signIn(
        provider,
        String(fields.get('email')).trim(),
        String(fields.get('password')),
      );
      await openSession('post', sessionUrl, { idToken, next });
      void syncToken(provider, idToken);
      keepEmail('');
    },
  });
  const { fields } = state.wrong;
  return (
    <AuthForm state={state} submit={t('auth.sign_in.submit')} submitting={t('auth.sign_in.submitting')}>
      <EmailField autoComplete="username" error={fields['email']} />
      <PasswordField
        name="password"
        label={t('auth.fields.password')}
        autoComplete="current-password"
        error={fields['password']}
      />
    </AuthForm>
  );
}
