import '../../styles/pages/login.css';
import { usePage } from '@inertiajs/react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ResendVerification } from '../../components/auth/resend-verification.js';
import { SessionKeeper } from '../../components/auth/session-keeper.js';
import { Steps } from '../../components/auth/steps.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useSignOut } from '../../lib/session/use-sign-out.js';
import { Button, LinkButton } from '../../components/ui/button.js';
import { Grid, Stack } from '../../components/ui/layout/boxes.js';

/** The page for people whose company waits for approval. */
export default function Pending(props: PageProps<'auth/pending'>) {
  const { email, emailVerified, companyName, signOutUrl, accountUrl, session } = props;
  const { t } = useI18n();
  const { url } = usePage();
  const signOut = useSignOut();
  return (
    <Grid as="section" columns="one" gap={5} padY={6} className="login page-width">
      <SessionKeeper />
      <Stack as="header" gap={2} className="login-head">
        <h1>{t('auth.pending.title')}</h1>
        <p>{t('auth.pending.intro')}</p>
      </Stack>
      <div className="login-form">
        <Steps
          steps={[
            { id: 'register', state: 'done' },
            {
              id: 'confirm',
              state: emailVerified ? 'done' : 'current',
              children: !emailVerified && session && <ResendVerification session={session} />,
            },
            { id: 'approve', state: emailVerified ? 'current' : undefined },
            { id: 'publish' },
          ]}
        />
      </div>
      <div className="login-side">
        <dl className="ruled">
          {companyName && (
            <div>
              <dt>{t('auth.fields.company_name')}</dt>
              <dd>{companyName}</dd>
            </div>
          )}
          <div>
            <dt>{t('auth.fields.email')}</dt>
            <dd>{email}</dd>
          </div>
        </dl>
        <p className="login-actions">
          <LinkButton data-visit data-no-prefetch variant="main" href={url}>
            {t('auth.pending.check')}
          </LinkButton>
          <Button type="button" className="needs-script" onClick={() => signOut(signOutUrl)}>
            {t('common.person.sign_out')}
          </Button>
        </p>
        <p>
          <a data-visit href={accountUrl}>
            {t('auth.pending.account')}
          </a>
        </p>
      </div>
    </Grid>
  );
}
