import type { Texts } from '../../core/i18n/texts.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import type { OfferProps } from '../product.props.js';
import { isInStock, isMissing, isSoldOut } from '../clock/stock.js';
import type { BestOffer } from './best-offer.props.js';

/**
 * Criteria for the offers in stock, or else for all that can be bought. `lowest_price`: without delivery, if that is
 * another one. `cheapest_known`: another one whose total is unknown may be cheaper. `not_in_stock`: the cheapest of
 * those that have to be ordered first, if it costs less.
 */
type Advantage = 'lowest_price' | 'cheapest' | 'cheapest_known' | 'quickest' | 'not_in_stock';

/** The best offers by the usual criteria, in words; empty if there is no choice. */
export function toBestOffers(offers: OfferProps[], locale: Locale, texts: Texts): BestOffer[] {
  if (offers.length < 2) return [];
  return bestOffers(offers).map(({ offer, advantages }) => {
    const { id, goUrl, store, price, total } = offer;
    const isByPrice = advantages.includes('lowest_price');
    const priceFact =
      isByPrice && total && total.amount !== price.amount ? money(price.amount, price.currency, locale) : [];
    return {
      id,
      goUrl,
      storeName: store.name,
      why: advantages
        .map((one) => texts.t(`product-page.best_offers.${rangeOf(one, offer, offers)}.${one}`, locale))
        .join(' · '),
      facts: [priceFact, factsOf(offer, locale, texts)].flat().join(' · '),
    };
  });
}

/** Whether no offer has a lower price, also of those that cannot be bought now. */
export const isAtLowestPrice = ({ price }: OfferProps, offers: OfferProps[]) =>
  offers.every((other) => other.price.contract || other.price.amount >= price.amount);

/** Each offer once, with the criteria that it wins. The first one has the lowest price in stock. */
export function bestOffers(offers: OfferProps[]): { offer: OfferProps; advantages: Advantage[] }[] {
  const buyable = offers.filter((offer) => offer.goUrl && !isSoldOut(offer));
  const inStock = buyable.filter(isInStock);
  const pool = inStock.length ? inStock : buyable;
  const [cheapest] = pool.filter(({ total }) => total).toSorted(byTotal);
  const [lowest] = pool.filter(({ price }) => !price.contract).toSorted(byPrice);
  const [later] = buyable
    .filter((offer) => !pool.includes(offer) && !offer.price.contract)
    .toSorted((a, b) => compare(a.price.amount, b.price.amount));
  const best: Partial<Record<Advantage, OfferProps>> = {
    lowest_price: lowest?.price.amount === cheapest?.price.amount ? undefined : lowest,
    [isSurelyCheapest(cheapest, pool) ? 'cheapest' : 'cheapest_known']: cheapest,
    // the time of others begins when they have it
    quickest: inStock
      .filter((offer) => daysOf(offer) !== Infinity)
      .toSorted((a, b) => compare(daysOf(a), daysOf(b)) || byTotal(a, b))[0],
    not_in_stock: later && lowest && later.price.amount < lowest.price.amount ? later : undefined,
  };
  const found = new Map<OfferProps, Advantage[]>();
  for (const [advantage, offer] of Object.entries(best) as [Advantage, OfferProps | undefined][])
    if (offer) found.set(offer, [...(found.get(offer) ?? []), advantage]);
  return [...found].map(([offer, advantages]) => ({ offer, advantages }));
}

/** The lowest price that can be bought first, contracts last; at the same price those in stock, the lowest total. */
export const byPrice = (a: OfferProps, b: OfferProps) =>
  Number(Boolean(a.price.contract)) - Number(Boolean(b.price.contract)) ||
  Number(isSoldOut(a)) - Number(isSoldOut(b)) ||
  compare(a.price.amount, b.price.amount) ||
  Number(isInStock(b)) - Number(isInStock(a)) ||
  compare(costOf(a), costOf(b));

const byTotal = (a: OfferProps, b: OfferProps) =>
  compare(costOf(a), costOf(b)) || compare(a.price.amount, b.price.amount);

/** The offers among which it is the best. */
export function rangeOf(advantage: Advantage, offer: OfferProps, offers: OfferProps[]) {
  if (advantage === 'quickest') return 'all';
  if (advantage === 'not_in_stock') return isMissing(offer) ? 'all' : 'available';
  const isCheapest = () =>
    offers.every((other) => costOf(other) >= costOf(offer)) &&
    (advantage === 'cheapest_known' || isSurelyCheapest(offer, offers));
  return (advantage === 'lowest_price' ? isAtLowestPrice(offer, offers) : isCheapest())
    ? 'all'
    : isInStock(offer)
      ? 'in_stock'
      : 'available';
}

/** @param about "delivery": its price and total are next to it */
export function factsOf(offer: OfferProps, locale: Locale, texts: Texts, about?: 'delivery'): string[] {
  const { total, price, deliveryDays, availability, condition } = offer;
  const say = (key: string, values?: object) => texts.t(key, locale, values);
  const paid = total ?? price;
  const paidText = money(paid.amount, paid.currency, locale);
  const priceFact = say(`product-page.best_offers.${total ? 'with_delivery' : 'without_delivery'}`, {
    price: paidText,
  });
  const deliveryFact = total ? [] : [say('product-page.supply.delivery_unknown')];
  return [
    // a contract has no total, whether or not its store states the delivery cost
    ...(price.contract ? [] : about === 'delivery' ? deliveryFact : [priceFact]),
    ...(deliveryDays ? [deliveryDays.text] : []),
    say(`products.availability.${availability}`),
    ...(condition === 'new' ? [] : [say(`products.condition.${condition}`)]),
  ];
}

/** Whether none of those whose total is unknown may be cheaper. */
const isSurelyCheapest = (cheapest: OfferProps | undefined, offers: OfferProps[]) =>
  offers.every(({ total, price }) => total || !cheapest?.total || price.amount >= cheapest.total.amount);

/** An unknown total comes after all known ones. */
const costOf = ({ total }: OfferProps) => total?.amount ?? Infinity;
const daysOf = ({ deliveryDays }: OfferProps) => deliveryDays?.most ?? Infinity;
/** The difference of two infinite numbers is none. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);
