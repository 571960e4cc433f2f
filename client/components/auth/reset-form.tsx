import { useState } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { AuthForm } from './auth-form.js';
import { EmailField } from './email-field.js';
import { useAuthForm } from './use-auth-form.js';
import { Notice } from '../ui/notice.js';

type Props = Pick<PageProps<'auth/login'>, 'provider'>;

/** Requests a link for a new password; the answer does not reveal whether the account exists. */
export function ResetForm({ provider }: Props) {
  const { t, locale } = useI18n();
  const [sentTo, setSentTo] = useState('');
  const state = useAuthForm({
    failure: 'toast.auth.firebase_error',
    async run(fields) {
      const email = String(fields.get('email')).trim();
      setSentTo('');
      const { sendReset } = await import('../../lib/session/firebase.js');
      await sendReset(provider, locale, email);
      setSentTo(email);
    },
  });
  return (
    <AuthForm state={state} submit={t('auth.reset.submit')} submitting={t('auth.reset.submitting')}>
      <div role="status">
        {sentTo && (
          <Notice>
            <strong>{t('auth.reset.sent')}</strong> {t('auth.reset.sent_hint')}
          </Notice>
        )}
      </div>
      <EmailField autoComplete="username" error={state.wrong.fields['email']} />
    </AuthForm>
  );
}
