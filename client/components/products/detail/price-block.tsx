import type { BestOffer, OfferProps, ProductDetail } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { Price } from '../../ui/price.js';
import { BestOfferList } from './best-offer-list.js';
import { measureText } from '../measure-text.js';
import { DiscountBase } from '../card/discount-base.js';

interface Props {
  product: ProductDetail;
  offers: OfferProps[];
  bestOffers?: BestOffer[];
}

/** What the product costs at least, and the way to its offers. */
export function PriceBlock({ product, offers, bestOffers = [] }: Props) {
  const { t, dateTime, money, number, percent } = useI18n();
  const { lowestPrice, unitPrice, regularPrice, discount } = product;
  const only = offers.length === 1 ? offers[0] : undefined;
  return (
    <div className="price-block">
      <p className="price-label">{t(only ? 'fields.price' : 'products.detail.best_price')}</p>
      <p className="price-large">
        <Price value={lowestPrice} />
        {discount && <span className="discount">{percent(-discount.percent)}</span>}
      </p>
      {unitPrice && (
        <p className="price-regular">
          {t('products.unit_price', {
            price: money(unitPrice.price),
            // nobody reads "1 kg" in a price by the kilogram
            measure: measureText(unitPrice.measure, number).replace(/^1\u00a0/, ''),
          })}
        </p>
      )}
      {discount && (
        <p className="price-regular">
          <DiscountBase discount={discount} />
        </p>
      )}
      {regularPrice && (
        <p className="price-regular">{t('products.regular_price', { price: money(regularPrice) })}</p>
      )}
      {only && (
        <p className="price-regular">
          <time dateTime={only.priceCheckedAt} suppressHydrationWarning>
            {t('products.offer.checked_at', { at: dateTime(only.priceCheckedAt) })}
          </time>
        </p>
      )}
      {only?.goUrl ? (
        <a className="button button-main" data-go href={only.goUrl} rel="sponsored nofollow noopener">
          {t('products.offer.to_named_store', { name: only.store.name })}
          <Icon name="out" />
        </a>
      ) : (
        offers.length > 1 && (
          <>
            {bestOffers.length > 0 && <BestOfferList offers={bestOffers} />}
            <a className="price-all" href="#offers">
              {t('products.detail.to_offers', { count: offers.length })}
              <Icon name="down" />
            </a>
          </>
        )
      )}
    </div>
  );
}
