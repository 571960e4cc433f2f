import type { BestOffer } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';

/** The offers that most people choose among, each with the way to its store. */
export function BestOfferList({ offers }: { offers: BestOffer[] }) {
  const { t } = useI18n();
  return (
    <ul className="best-offers" aria-label={t('products.detail.best_offers')}>
      {offers.map(({ id, goUrl, storeName, why, facts }, index) => (
        <li key={id}>
          <p className="best-offer-why">{why}</p>
          <p className="best-offer-facts">
            <strong>{storeName}</strong> · {facts}
          </p>
          <a
            className={index ? 'button' : 'button button-main'}
            data-go
            href={goUrl!}
            rel="sponsored nofollow noopener"
            aria-label={t('products.offer.to_named_store', { name: storeName })}
          >
            {t('products.offer.to_store')}
            <Icon name="out" />
          </a>
        </li>
      ))}
    </ul>
  );
}
