import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { FormToken } from '../../../lib/forms/form-token.js';
import { Button } from '../../ui/button.js';

/** The two answers with equal weight, in a plain form; a script sends it in the background. */
export function ConsentForm() {
  const { t } = useI18n();
  const { consent } = useShared();
  return (
    <form className="consent-choices" action={consent.url} method="post" data-consent>
      <FormToken />
      <Button name="choice" value="rejected">
        {t('common.consent.decline')}
      </Button>
      <Button name="choice" value="accepted">
        {t('common.consent.accept')}
      </Button>
    </form>
  );
}
