import type { BestOffer, SupplyNote } from './best-offer.props.js';
import type { Texts } from '../../core/i18n/texts.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import type { OfferProps } from '../product.props.js';

/**
 * `lowest_price`: without delivery, if that is another one. `cheapest_known`: another one whose total is unknown
 * may be cheaper. `in_stock`: the cheapest of those in
 * stock, if the others are not.
 */
type Advantage = 'lowest_price' | 'cheapest' | 'cheapest_known' | 'quickest' | 'in_stock';

/** The best offers by the usual criteria, in words; empty if there is no choice. */
export function toBestOffers(offers: OfferProps[], locale: Locale, texts: Texts): BestOffer[] {
  if (offers.length < 2) return [];
  return bestOffers(offers).map(({ offer, advantages }) => {
    const { id, goUrl, store, price, total } = offer;
    const isByPrice = advantages.includes('lowest_price');
    const nameOf = (one: Advantage) =>
      one === 'lowest_price' && !isAtLowestPrice(offer, offers) ? 'lowest_available' : one;
    const priceFact =
      isByPrice && total && total.amount !== price.amount ? money(price.amount, price.currency, locale) : [];
    return {
      id,
      goUrl,
      storeName: store.name,
      why: advantages.map((one) => texts.t(`product-page.best_offers.${nameOf(one)}`, locale)).join(' · '),
      facts: [priceFact, factsOf(offer, locale, texts)].flat().join(' · '),
    };
  });
}

/** Whether no offer has a lower price, also of those that cannot be bought now. */
export const isAtLowestPrice = ({ price }: OfferProps, offers: OfferProps[]) =>
  offers.every((other) => other.price.contract || other.price.amount >= price.amount);

const isInStock = (offer?: OfferProps) => offer?.availability === 'in_stock';
/** Whether visitors cannot buy it now. */
const isSoldOut = ({ availability }: OfferProps) => availability === 'out_of_stock';

/** Whether the price at the top can be paid now; of an only offer, also its other facts. */
export function toSupplyNote(offers: OfferProps[], locale: Locale, texts: Texts): SupplyNote | null {
  const [only] = offers;
  if (!only) return null;
  if (offers.length === 1)
    return { text: factsOf(only, locale, texts, true).join(' · '), isSoldOut: isSoldOut(only) };
  const key = offers.every(isSoldOut)
    ? 'none'
    : offers.filter((offer) => isAtLowestPrice(offer, offers)).every(isSoldOut)
      ? 'not_at_lowest'
      : null;
  return key && { text: texts.t(`product-page.supply.${key}`, locale), isSoldOut: true };
}

/** Each offer once, with the criteria that it wins; the first one has the price at the top. Without offers that cannot be bought now. */
export function bestOffers(offers: OfferProps[]): { offer: OfferProps; advantages: Advantage[] }[] {
  const cheapestFirst = offers
    .filter((offer) => offer.goUrl && !isSoldOut(offer))
    .toSorted((a, b) => compare(costOf(a), costOf(b)) || compare(a.price.amount, b.price.amount));
  const cheapest = cheapestFirst.find(({ total }) => total);
  const inStock = cheapestFirst.filter(isInStock);
  const [lowest] = cheapestFirst
    .filter(({ price }) => !price.contract)
    .toSorted((a, b) => compare(a.price.amount, b.price.amount));
  const best: Partial<Record<Advantage, OfferProps>> = {
    lowest_price: lowest?.price.amount === cheapest?.price.amount ? undefined : lowest,
    [isSurelyCheapest(cheapest, cheapestFirst) ? 'cheapest' : 'cheapest_known']: cheapest,
    // the time of others begins when they have it
    quickest: inStock
      .filter((offer) => daysOf(offer) !== Infinity)
      .toSorted((a, b) => compare(daysOf(a), daysOf(b)))[0],
    in_stock:
      isInStock(cheapest) || isInStock(lowest) || !isSurelyCheapest(inStock[0], inStock)
        ? undefined
        : inStock[0],
  };
  const found = new Map<OfferProps, Advantage[]>();
  for (const [advantage, offer] of Object.entries(best) as [Advantage, OfferProps | undefined][])
    if (offer) found.set(offer, [...(found.get(offer) ?? []), advantage]);
  return [...found].map(([offer, advantages]) => ({ offer, advantages }));
}

/** @param hasPrice whether its price is next to it */
function factsOf(offer: OfferProps, locale: Locale, texts: Texts, hasPrice = false): string[] {
  const { total, price, deliveryDays, availability, condition } = offer;
  const say = (key: string, values?: object) => texts.t(key, locale, values);
  const paid = total ?? price;
  const paidText = money(paid.amount, paid.currency, locale);
  const priceFact =
    hasPrice && !total
      ? say('product-page.supply.delivery_unknown')
      : say(`product-page.best_offers.${total ? 'with_delivery' : 'without_delivery'}`, { price: paidText });
  return [
    // a contract has no total, whether or not its store states the delivery cost
    ...(price.contract ? [] : [priceFact]),
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
