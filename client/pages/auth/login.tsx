import '../../styles/login.css';
import { router } from '@inertiajs/react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { SignInForm } from '../../components/auth/sign-in-form.js';
import { useI18n } from '../../lib/i18n.js';
import { addToast, removeToast } from '../../lib/toasts.js';

/** A new attempt takes the message about the last one away. */
const FAILURE = 'sign-in';

/** Where staff and stores sign in. */
export default function Login({ next, sessionUrl, provider }: PageProps<'auth/login'>) {
  const { t } = useI18n();

  async function signIn(email: string, password: string) {
    const idToken = await askProvider(email, password);
    await new Promise<void>((resolve, reject) =>
      router.post(
        sessionUrl,
        { idToken, next },
        {
          preserveState: 'errors',
          onSuccess: () => resolve(),
          onError: reject,
          // neither of them: the server could not be reached
          onFinish: () => reject({ key: 'toast.auth.firebase_error' }),
        },
      ),
    );
  }

  /** The provider's own code is loaded only now: nobody else needs it. */
  async function askProvider(email: string, password: string) {
    removeToast(FAILURE);
    const firebase = await import('../../lib/firebase-sign-in.js');
    try {
      return await firebase.signIn(provider, email, password);
    } catch (error) {
      if (error instanceof firebase.SignInFailure) {
        addToast({
          id: FAILURE,
          severity: 'error',
          summary: t('toast.error_title'),
          detail: t(error.key),
          life: 5000,
        });
      }
      throw error;
    }
  }

  return (
    <section className="login page-width">
      <h1>{t('auth.title')}</h1>
      <p>{t('auth.intro')}</p>
      <SignInForm onSignIn={signIn} />
    </section>
  );
}
