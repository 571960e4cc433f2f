import type { BestOffer } from '../../../../src/products/detail/best-offer.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { StoreLink } from '../store-link.js';
import { Box } from '../../ui/layout/boxes.js';

/** The offers that most people choose among, each with the way to its store. */
export function BestOfferList({ offers }: { offers: BestOffer[] }) {
  const { t } = useI18n();
  return (
    <ul className="best-offers" aria-label={t('products.detail.best_offers')}>
      {offers.map(({ id, goUrl, storeName, why, facts }, index) => (
        <li key={id}>
          <Box as="p" text="s" tone="soft">
            {why}
          </Box>
          <p className="best-offer-facts">
            <strong>{storeName}</strong> · {facts}
          </p>
          <StoreLink url={goUrl!} store={storeName} isMain={!index} />
        </li>
      ))}
    </ul>
  );
}
