import type { OfferProps } from '../../../../src/products/product.props.js';
import { type I18n, useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { type BestOffer, bestOffers } from './best-offers.js';
import { deliveryDays } from './delivery-days.js';

/** What most people choose among: the cheapest with delivery, the quickest, the cheapest in stock. */
export function BestOfferList({ offers }: { offers: OfferProps[] }) {
  const { t } = useI18n();
  const best = bestOffers(offers);
  if (best.length === 0) return null;
  return (
    <ul className="best-offers" aria-label={t('products.best.title')}>
      {best.map((choice, index) => (
        <Choice key={choice.offer.id} {...choice} isFirst={index === 0} />
      ))}
    </ul>
  );
}

function Choice({ offer, advantages, isFirst }: BestOffer & { isFirst: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <li>
      <p className="best-offer-why">{advantages.map((one) => t(`products.best.${one}`)).join(' · ')}</p>
      <p className="best-offer-facts">
        <strong>{offer.store.name}</strong> · {factsOf(offer, i18n).join(' · ')}
      </p>
      <a
        className={isFirst ? 'button button-main' : 'button'}
        data-go
        href={offer.goUrl!}
        rel="sponsored nofollow noopener"
        aria-label={t('products.offer.to_named_store', { name: offer.store.name })}
      >
        {t('products.offer.to_store')}
        <Icon name="out" />
      </a>
    </li>
  );
}

function factsOf(offer: OfferProps, i18n: I18n): string[] {
  const { t, money } = i18n;
  const price = offer.total
    ? t('products.best.with_delivery', { price: money(offer.total) })
    : t('products.best.without_delivery', { price: money(offer.price) });
  return [price, deliveryDays(offer, i18n), t(`products.availability.${offer.availability}`)].filter(
    (fact) => fact !== null,
  );
}
