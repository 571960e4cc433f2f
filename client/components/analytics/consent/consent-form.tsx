import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { FormToken } from '../../../lib/forms/form-token.js';

/** The two answers with equal weight, in a plain form; a script sends it in the background. */
export function ConsentForm() {
  const { t } = useI18n();
  const { consent } = useShared();
  return (
    <form className="consent-choices" action={consent.url} method="post" data-consent>
      <FormToken />
      <button className="button" name="choice" value="rejected">
        {t('common.consent.decline')}
      </button>
      <button className="button" name="choice" value="accepted">
        {t('common.consent.accept')}
      </button>
    </form>
  );
}
