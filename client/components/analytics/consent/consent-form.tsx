import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { FormToken } from '../../../lib/forms/form-token.js';
import { Button } from '../../ui/button.js';
import { Grid } from '../../ui/layout/boxes.js';

/** The two answers with equal weight, in a plain form; a script sends it in the background. */
export function ConsentForm() {
  const { t } = useI18n();
  const { consent } = useShared();
  return (
    <Grid as="form" gap={2} className="consent-choices" action={consent.url} method="post" data-consent>
      <FormToken />
      <Button variant="equal" name="choice" value="rejected">
        {t('common.consent.decline')}
      </Button>
      <Button variant="equal" name="choice" value="accepted">
        {t('common.consent.accept')}
      </Button>
    </Grid>
  );
}
