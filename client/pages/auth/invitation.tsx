import '../../styles/pages/plain-form.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { FormToken } from '../../lib/forms/form-token.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Button, LinkButton } from '../../components/ui/button.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** Target of the link in an invitation: asks before it uses the link. */
export default function Invitation({ step, url, signInUrl, resetUrl }: PageProps<'auth/invitation'>) {
  const { t } = useI18n();
  return (
    <Stack gap={4} fit padTop={6} className="plain-form page-width">
      <h1>{t('auth.invitation.title')}</h1>
      <p>{t(`auth.invitation.texts.${step}`)}</p>
      {step === 'ready' && url && (
        <form action={url} method="post">
          <FormToken />
          <Button variant="main">{t('auth.invitation.accept')}</Button>
        </form>
      )}
      {step === 'choose' && url && (
        <p>
          <LinkButton variant="main" href={url} rel="noreferrer">
            {t('auth.invitation.choose')}
          </LinkButton>
        </p>
      )}
      {step === 'used' && (
        <p>
          <a data-visit href={signInUrl}>
            {t('auth.invitation.sign_in')}
          </a>{' '}
          ·{' '}
          <a data-visit href={resetUrl}>
            {t('auth.invitation.reset')}
          </a>
        </p>
      )}
    </Stack>
  );
}
