import type { OfferProps } from '../../../../src/products/product.props.js';

/** `in_stock`: the cheapest of those in stock. */
type Advantage = 'cheapest' | 'quickest' | 'in_stock';

/** An offer with what it is the best in. */
export interface BestOffer {
  offer: OfferProps;
  advantages: Advantage[];
}

/** The best offers to choose from, without those that nobody can buy now; the cheapest comes first. */
export function bestOffers(offers: OfferProps[]): BestOffer[] {
  const cheapestFirst = offers
    .filter(({ goUrl, availability }) => goUrl && availability !== 'out_of_stock')
    .toSorted((a, b) => compare(costOf(a), costOf(b)) || compare(a.price.amount, b.price.amount));
  const best: Record<Advantage, OfferProps | undefined> = {
    cheapest: cheapestFirst.find(({ total }) => total),
    quickest: cheapestFirst
      .filter((offer) => daysOf(offer) !== Infinity)
      .toSorted((a, b) => compare(daysOf(a), daysOf(b)))[0],
    in_stock: cheapestFirst.find(({ availability }) => availability === 'in_stock'),
  };
  const found = new Map<OfferProps, Advantage[]>();
  for (const [advantage, offer] of Object.entries(best) as [Advantage, OfferProps | undefined][])
    if (offer) found.set(offer, [...(found.get(offer) ?? []), advantage]);
  return [...found].map(([offer, advantages]) => ({ offer, advantages }));
}

/** An unknown total comes after all known ones. */
const costOf = ({ total }: OfferProps) => total?.amount ?? Infinity;
/** The longest delivery time; infinite where none is stated. */
const daysOf = ({ deliveryDays }: OfferProps) => deliveryDays?.max ?? deliveryDays?.min ?? Infinity;
/** The difference of two infinite numbers is none. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);
