import { useId } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useReturnToView } from '../../../lib/visits/use-return-to-view.js';
import { ConsentText } from './consent-text.js';
import { ConsentForm } from './consent-form.js';
import { Box } from '../../ui/layout/boxes.js';

/** Asks for consent below the page, which remains readable. */
export function ConsentSheet() {
  const { t } = useI18n();
  const titleId = useId();
  useReturnToView();
  return (
    <Box as="section" pad={5} className="consent consent-sheet" aria-labelledby={titleId} data-nosnippet>
      <h2 id={titleId}>{t('common.consent.title')}</h2>
      <ConsentText />
      <ConsentForm />
    </Box>
  );
}
