import { ConsentForm } from '../../components/analytics/consent/consent-form.js';
import { ConsentText } from '../../components/analytics/consent/consent-text.js';
import { useConsent } from '../../lib/measuring/consent.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** A page to change the consent, without a dialog or JavaScript. */
export default function ConsentShow() {
  const { t } = useI18n();
  const { consent, reading } = useShared();
  const { choice } = useConsent(consent);
  return (
    <Stack gap={4} padTop={6} className="consent-page page-width">
      <h1>{t('common.consent.settings')}</h1>
      <ConsentText privacyUrl={reading.pages.find(({ key }) => key === 'privacy')?.url} />
      <p role="status" className="consent-now">
        {t(`common.consent.${choice ?? 'undecided'}`)}
      </p>
      <ConsentForm />
    </Stack>
  );
}
