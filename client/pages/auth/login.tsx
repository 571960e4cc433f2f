import '../../styles/pages/login.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ResetForm } from '../../components/auth/reset-form.js';
import { SignInForm } from '../../components/auth/sign-in-form.js';
import { SignUpForm } from '../../components/auth/sign-up-form.js';
import { Steps } from '../../components/auth/steps.js';
import { UnfinishedNotice } from '../../components/auth/unfinished-notice.js';
import { LoginLinks } from '../../components/auth/login-links.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Grid, Stack } from '../../components/ui/layout/boxes.js';

const TEXTS = { 'sign-in': 'sign_in', 'sign-up': 'sign_up', reset: 'reset' } as const;
const FORMS = { 'sign-in': SignInForm, 'sign-up': SignUpForm, reset: ResetForm };

/** Sign-in for staff and stores, sign-up of stores, and reset of passwords. */
export default function Login(props: PageProps<'auth/login'>) {
  const { view, views } = props;
  const { t } = useI18n();
  const texts = TEXTS[view];
  const Form = FORMS[view];
  return (
    <Grid as="section" columns="one" gap={5} padY={6} className="login page-width">
      <Stack as="header" gap={2} className="login-head">
        <h1>{t(`auth.${texts}.title`)}</h1>
        <p>{t(`auth.${texts}.intro`)}</p>
      </Stack>
      <div className="login-form">
        {view === 'sign-in' && <UnfinishedNotice signUpUrl={views['sign-up']} />}
        <Form key={view} {...props} />
      </div>
      <div className="login-side">
        {view === 'sign-up' && <NextSteps />}
        <LoginLinks view={view} views={views} />
      </div>
    </Grid>
  );
}

function NextSteps() {
  const { t } = useI18n();
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title">{t('auth.steps.title')}</h2>
      <Steps steps={[{ id: 'register' }, { id: 'confirm' }, { id: 'approve' }, { id: 'publish' }]} />
    </section>
  );
}
