import { lazy, Suspense, useState } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { openSession } from '../../lib/session/open-session.js';
import { syncToken } from '../../lib/session/token-sync.js';
import { AuthForm } from './auth-form.js';
import { EmailField, keepEmail } from './email-field.js';
import { PasswordField } from './password-field.js';
import { useAuthForm } from './use-auth-form.js';

type Props = Pick<PageProps<'auth/login'>, 'provider' | 'sessionUrl' | 'next'>;

const CodeField = lazy(() => import('./code-field.js'));

/** E-mail and password, and a code if the account has a second factor. */
export function SignInForm({ provider, sessionUrl, next }: Props) {
  const { t } = useI18n();
  const [asksCode, setAsksCode] = useState(false);
  const state = useAuthForm({
    failure: 'toast.auth.login_error',
    async run(fields) {
      const { CodeNeeded, signIn } = await import('../../lib/session/firebase.js');
      const credentials = {
        email: String(fields.get('email')).trim(),
        password: String(fields.get('password')),
        code: String(fields.get('code') ?? ''),
      };
      const idToken = await signIn(provider, credentials).catch((error: unknown) => {
        if (!(error instanceof CodeNeeded)) throw error;
        setAsksCode(true);
      });
      if (!idToken) return;
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
      {asksCode && (
        <Suspense>
          <CodeField focused error={fields['code']} />
        </Suspense>
      )}
    </AuthForm>
  );
}
