import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useHydrated } from '../../lib/forms/use-hydrated.js';
import type { useAuthForm } from './use-auth-form.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { Box } from '../ui/layout/boxes.js';

interface Props {
  state: ReturnType<typeof useAuthForm>;
  submit: string;
  submitting: string;
  /** Id of the general error; another one if a page has several forms. */
  errorId?: string;
  children: ReactNode;
}

/** Describes the fields that it is about. */
export const FORM_ERROR = 'auth-form-error';

/** The frame of forms that use the identity provider: general error, fields, button. */
export function AuthForm({
  state: { form, busy, wrong, submit },
  errorId = FORM_ERROR,
  children,
  ...texts
}: Props) {
  const { t } = useI18n();
  // before hydration, the form would send the password to our server instead of the provider
  const hydrated = useHydrated();
  return (
    <Box
      ref={form}
      as="form"
      columns="one"
      className="form auth-form"
      method="post"
      noValidate
      onSubmit={submit}
      aria-busy={busy}
    >
      <noscript>
        <Notice>{t('auth.needs_javascript')}</Notice>
      </noscript>
      <p id={errorId} className="form-error" role="alert">
        {wrong.form}
      </p>
      {children}
      <Button type="submit" variant="main" className="needs-script" disabled={busy || !hydrated}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </Box>
  );
}
