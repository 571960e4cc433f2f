import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { openSession } from '../../lib/session/open-session.js';
import { syncToken } from '../../lib/session/token-sync.js';
import { Agreement } from './agreement.js';
import { AuthForm } from './auth-form.js';
import { EmailField, keepEmail } from './email-field.js';
import { NewPasswordField } from './new-password-field.js';
import { SignUpFields } from './sign-up-fields.js';
import { useAuthForm } from './use-auth-form.js';
import { Notice } from '../ui/notice.js';

type Props = Pick<PageProps<'auth/login'>, 'provider' | 'sessionUrl' | 'views' | 'next'>;

/** A company and the person who will run it here. */
export function SignUpForm({ provider, sessionUrl, views, next }: Props) {
  const { t, locale } = useI18n();
  const state = useAuthForm({
    failure: 'toast.auth.register_error',
    async run(form) {
      const { email = '', password = '', ...fields } = Object.fromEntries(form) as Record<string, string>;
      const { signUp, sendVerification } = await import('../../lib/session/firebase.js');
      const idToken = await signUp(provider, email.trim(), password);
      await openSession('put', sessionUrl, { ...fields, locale, idToken, next });
      void syncToken(provider, idToken);
      keepEmail('');
      // the page that follows offers to send it again
      await sendVerification(provider, locale).catch(() => undefined);
    },
  });
  const { fields, reason } = state.wrong;
  return (
    <AuthForm state={state} submit={t('auth.sign_up.submit')} submitting={t('auth.sign_up.submitting')}>
      <SignUpFields errors={fields} />
      <EmailField autoComplete="email" error={fields['email']} />
      {reason === 'email_taken' && <TakenHint views={views} />}
      <NewPasswordField
        name="password"
        label={t('auth.fields.password')}
        provider={provider}
        error={fields['password']}
      />
      <Agreement />
    </AuthForm>
  );
}

/** The ways on for who has an account already. */
function TakenHint({ views }: Pick<Props, 'views'>) {
  const { t } = useI18n();
  return (
    <Notice className="login-hint">
      <a data-visit href={views['sign-in']}>
        {t('auth.links.sign_in.link')}
      </a>
      <a data-visit href={views.reset}>
        {t('auth.links.reset.link')}
      </a>
    </Notice>
  );
}
