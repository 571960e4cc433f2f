import type { ManagedOffer } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { State } from '../../ui/state.js';
import { Row } from '../../ui/layout/boxes.js';

/** Short visibility of an offer with the first possible action; the offer's page has the details. */
export function VisibilityBrief({ offer }: { offer: Pick<ManagedOffer, 'name' | 'visibility'> }) {
  const { t } = useI18n();
  const { state, text, remedy } = offer.visibility;
  const isVisible = state === 'visible';
  return (
    <Row as="span" gap={2} align="baseline" className="visibility-brief">
      <State tone={isVisible ? 'good' : undefined} quiet className="clipped" title={text}>
        {isVisible && <span className="hidden-text">{t('offers.visibility.visible')}: </span>}
        {text}
      </State>
      {remedy && (
        <a data-visit data-no-prefetch href={remedy.url}>
          {remedy.label}
          <span className="hidden-text">: {offer.name.text}</span>
        </a>
      )}
    </Row>
  );
}
