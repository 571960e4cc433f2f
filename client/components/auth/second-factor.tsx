import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { ProviderProps } from '../../../src/auth/auth.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { credentialsOf } from '../../lib/session/credentials-of.js';
import { withAccountState } from '../../lib/session/firebase-errors.js';
import { replaceSession } from '../../lib/session/renew-session.js';
import type { NewFactor } from '../../lib/session/second-factor.js';
import { useShared } from '../../lib/shared.js';
import { AuthForm } from './auth-form.js';
import CodeField from './code-field.js';
import { PasswordField } from './password-field.js';
import { QrCode } from './qr-code.js';
import { useAuthForm } from './use-auth-form.js';
import { Notice } from '../ui/notice.js';
import { Box } from '../ui/layout/boxes.js';

const ERROR_ID = 'second-factor-error';

interface Props {
  isOn: boolean;
  /** The address that the person signs in with. */
  email: string;
  provider: ProviderProps;
  /** `url` of the shared `session`. */
  sessionUrl: string;
}

/** Turns the second factor on or off. */
export function SecondFactor({ isOn, ...account }: Props) {
  const { t } = useI18n();
  const [factor, setFactor] = useState<NewFactor>();
  const changed = async (idToken: string) => {
    await replaceSession(account.provider, account.sessionUrl, idToken);
    router.reload({ onSuccess: () => setFactor(undefined) });
  };
  return (
    <>
      <div role="status">
        {isOn ? <Notice>{t('users.second_factor.on')}</Notice> : <p>{t('users.second_factor.off')}</p>}
      </div>
      {isOn && <Removal {...account} changed={changed} />}
      {!isOn && !factor && <Beginning {...account} begun={setFactor} />}
      {!isOn && factor && <Confirmation factor={factor} changed={changed} />}
    </>
  );
}

type Account = Omit<Props, 'isOn'>;
type Changed = (idToken: string) => Promise<void>;

function Beginning({ email, provider, begun }: Account & { begun(this: void, factor: NewFactor): void }) {
  const { t } = useI18n();
  const { appName } = useShared();
  const state = useAuthForm({
    failure: 'users.second_factor.failed',
    tell: withAccountState,
    async run(fields) {
      const { newFactor } = await import('../../lib/session/second-factor.js');
      begun(await newFactor(provider, credentialsOf(fields, email), appName));
    },
  });
  return (
    <AuthForm
      state={state}
      errorId={ERROR_ID}
      submit={t('users.second_factor.begin')}
      submitting={t('users.second_factor.beginning')}
    >
      <CurrentPassword email={email} error={state.wrong.fields['current']} />
    </AuthForm>
  );
}

function Confirmation({ factor, changed }: { factor: NewFactor; changed: Changed }) {
  const { t } = useI18n();
  const state = useAuthForm({
    failure: 'users.second_factor.failed',
    tell: withAccountState,
    run: async (fields) => changed(await factor.confirm(String(fields.get('code')))),
  });
  return (
    <AuthForm
      state={state}
      errorId={ERROR_ID}
      submit={t('users.second_factor.confirm')}
      submitting={t('users.second_factor.confirming')}
    >
      <p>{t('users.second_factor.scan')}</p>
      <QrCode text={factor.uri} label={t('users.second_factor.qr')} />
      <p>
        {t('users.second_factor.key')}{' '}
        <Box as="code" breaks className="second-factor-key">
          {factor.key}
        </Box>
      </p>
      <CodeField focused error={state.wrong.fields['code']} />
    </AuthForm>
  );
}

function Removal({ email, provider, changed }: Account & { changed: Changed }) {
  const { t } = useI18n();
  const state = useAuthForm({
    failure: 'users.second_factor.not_removed',
    tell: withAccountState,
    async run(fields) {
      const { removeFactor } = await import('../../lib/session/second-factor.js');
      await changed(await removeFactor(provider, credentialsOf(fields, email)));
    },
  });
  const { fields } = state.wrong;
  return (
    <AuthForm
      state={state}
      errorId={ERROR_ID}
      submit={t('users.second_factor.remove')}
      submitting={t('users.second_factor.removing')}
    >
      <CurrentPassword email={email} error={fields['current']} />
      <CodeField error={fields['code']} />
    </AuthForm>
  );
}

function CurrentPassword({ email, error }: { email: string; error?: string }) {
  const { t } = useI18n();
  return (
    <>
      {/* shows password managers the account */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        name="current"
        label={t('users.change_password.current')}
        autoComplete="current-password"
        error={error}
      />
    </>
  );
}
