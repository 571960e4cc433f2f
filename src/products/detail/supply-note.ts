import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import type { Texts } from '../../core/i18n/texts.js';
import type { OfferProps } from '../product.props.js';
import { isInStock, isMissing } from '../clock/stock.js';
import type { SupplyNote } from './best-offer.props.js';
import { byPrice, factsOf, rangeOf } from './best-offers.js';

/** Whether the price at the top can be paid now, of the first store with this price that has it. */
export function toSupplyNote(offers: OfferProps[], locale: Locale, texts: Texts): SupplyNote | null {
  const [top] = offers.toSorted(byPrice);
  if (!top) return null;
  const [inStock] = offers.filter((offer) => isInStock(offer) && !offer.price.contract).toSorted(byPrice);
  const total = (offer: OfferProps) => totalText(offer, locale, texts);
  const isOnly = offers.length === 1;
  return {
    label: isOnly
      ? null
      : texts.t(`product-page.best_offers.${rangeOf('lowest_price', top, offers)}.lowest_price`, locale),
    total: total(top),
    text: textOf(top, offers, locale, texts),
    isMissing: isMissing(top),
    inStock:
      inStock && !isInStock(top)
        ? {
            label: texts.t('product-page.best_offers.in_stock.lowest_price', locale),
            price: inStock.price,
            total: total(inStock),
          }
        : null,
  };
}

function textOf(top: OfferProps, offers: OfferProps[], locale: Locale, texts: Texts): string | null {
  if (offers.length === 1) return factsOf(top, locale, texts, 'delivery').join(' · ');
  if (isInStock(top)) return null;
  return offers.every(isMissing)
    ? texts.t('product-page.supply.none', locale)
    : texts.t(`products.availability.${top.availability}`, locale);
}

function totalText({ price, total }: OfferProps, locale: Locale, texts: Texts): string | null {
  if (!total) return null;
  return total.amount === price.amount
    ? texts.t('product-page.supply.free_delivery', locale)
    : texts.t('product-page.best_offers.with_delivery', locale, {
        price: money(total.amount, total.currency, locale),
      });
}
