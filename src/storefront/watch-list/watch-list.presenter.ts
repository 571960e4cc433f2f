import { localText, plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { euros, money } from '../../core/i18n/money.js';
import type { Texts } from '../../core/i18n/texts.js';
import { toPicture } from '../../media/media.presenter.js';
import { route } from '../../routes.js';
import type { CardRow } from '../../products/products.statements.js';
import { isMissing, isSoldOut } from '../../products/clock/stock.js';
import { PriceNotes } from '../../products/price-notes.js';
import type { Money } from '../../products/product.props.js';
import { alertUrl, cardUrl, productUrl, toMoney } from '../../products/product.presenter.js';
import type { WatchedProduct } from './watch-list.pages.js';
import type { WatchedGroup } from './watch-list.service.js';
import { dayText, NO_PRICE } from './watched.js';

/**
 * A watched product with the change of its price.
 * @param hasMail whether alerts can be sent
 */
export function toWatched(
  { watched, group, available }: WatchedGroup,
  hasMail: boolean,
  locale: Locale,
  texts: Texts,
): WatchedProduct {
  const { card } = group;
  const offer = available ?? card;
  const [picture] = card?.pictures ?? [];
  const { currency } = card ?? group;
  return {
    id: watched.id,
    url: card ? cardUrl(card, locale) : productUrl(group, locale),
    isService: group.kind === 'service',
    name: localText(group.name, locale) ?? { text: '' },
    picture: picture ? toPicture(picture, locale, plainText(group.name, locale)) : null,
    price: card && toMoney(card, locale, texts.translator(locale)),
    missing: card && isMissing(card) ? texts.t(`products.availability.${card.availability}`, locale) : null,
    facts: offer ? factsOf(offer, locale, texts).join(' · ') : '',
    goUrl: offer && !isSoldOut(offer) && offer.isLinked ? route('go', { id: offer.offerId }, locale) : null,
    storeName: offer && !isSoldOut(offer) ? offer.companyName : '',
    priceNote: card && new PriceNotes(texts, locale).checked(card),
    watchedPrice: watched.cents === NO_PRICE ? null : { amount: watched.cents / 100, currency },
    watchedOn: dayText(watched.day),
    change: card && card.contract === null ? changeOf(watched.cents, { amount: card.price, currency }) : null,
    offerCount: card?.offerCount ?? 0,
    alertUrl: card && alertUrl(watched.id, card, hasMail, locale),
  };
}

/** A service has no delivery and stock, a contract no total. */
function factsOf(offer: CardRow, locale: Locale, texts: Texts): string[] {
  const { totalCents, availability, condition, kind, price, currency, contract } = offer;
  const say = (key: string, values?: object) => texts.t(key, locale, values);
  if (isSoldOut(offer)) return [say('product-page.supply.none')];
  const paid = totalCents === null ? money(price, currency, locale) : euros(totalCents / 100, locale);
  const delivery = totalCents === null ? 'without_delivery' : 'with_delivery';
  const isProduct = kind === 'product';
  return [
    ...(isProduct && contract === null ? [say(`product-page.best_offers.${delivery}`, { price: paid })] : []),
    ...(isProduct ? [say(`products.availability.${availability}`)] : []),
    ...(condition === 'new' ? [] : [say(`products.condition.${condition}`)]),
  ];
}

/** Computed in cents to avoid rounding errors. */
function changeOf(before: number, { amount, currency }: Money): WatchedProduct['change'] {
  const cents = Math.round(amount * 100) - before;
  if (cents === 0 || before === NO_PRICE) return null;
  return {
    amount: { amount: cents / 100, currency },
    percent: Math.round((cents / before) * 100),
  };
}
