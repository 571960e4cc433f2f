import '../../styles/pages/login.css';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { ProviderProps } from '../../../src/auth/auth.pages.js';
import { withAccountState } from '../../lib/session/firebase-errors.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { credentialsOf } from '../../lib/session/credentials-of.js';
import { replaceSession } from '../../lib/session/renew-session.js';
import { AuthForm } from './auth-form.js';
import CodeField from './code-field.js';
import { NewPasswordField } from './new-password-field.js';
import { PasswordField } from './password-field.js';
import { useAuthForm } from './use-auth-form.js';
import { Notice } from '../ui/notice.js';

interface Props {
  /** The address that the person signs in with. */
  email: string;
  /** A code of the authenticator app is needed, too. */
  needsCode: boolean;
  provider: ProviderProps;
  /** `url` of the shared `session`. */
  sessionUrl: string;
}

/** The old password and a new one; the sessions of other browsers end. */
export function ChangePassword({ email, needsCode, provider, sessionUrl }: Props) {
  const { t } = useI18n();
  const [changes, setChanges] = useState(0);
  const state = useAuthForm({
    failure: 'users.change_password.failed',
    tell: withAccountState,
    async run(fields) {
      const { changePassword } = await import('../../lib/session/firebase.js');
      const idToken = await changePassword(
        provider,
        credentialsOf(fields, email),
        String(fields.get('password')),
      );
      setChanges((count) => count + 1);
      if (!(await replaceSession(provider, sessionUrl, idToken))) router.reload();
    },
  });
  const { fields } = state.wrong;
  return (
    <AuthForm
      state={state}
      submit={t('users.change_password.submit')}
      submitting={t('users.change_password.submitting')}
    >
      <div role="status">{changes > 0 && <Notice>{t('users.change_password.done')}</Notice>}</div>
      {/* shows password managers the account */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        key={`current-${changes}`}
        name="current"
        label={t('users.change_password.current')}
        autoComplete="current-password"
        error={fields['current']}
      />
      {needsCode && <CodeField key={`code-${changes}`} error={fields['code']} />}
      <NewPasswordField
        key={`new-${changes}`}
        name="password"
        label={t('auth.fields.new_password')}
        provider={provider}
        error={fields['password']}
      />
    </AuthForm>
  );
}
