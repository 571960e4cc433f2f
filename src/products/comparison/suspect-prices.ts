import type { Apart, ComparedOffer } from './compared-offer.js';

/** A price this many times below or above the others is a placeholder, an instalment or an error. */
const EXTREME = 10;
/** With fewer other prices, it is unclear which one is wrong, and only the lower one is suspect. */
const MANY = 3;
/** A price below this share of the next one needs a reason in its data. */
const FAR_CHEAPER = 0.5;

type Priced = Pick<ComparedOffer, 'id' | 'priceCents' | 'regularPriceCents' | 'highestPriceCents'>;

/**
 * The offers of one group whose prices are not compared, each with the range of the others.
 *
 * @param offers of different stores
 */
export function suspectPrices(offers: Priced[]): Map<number, Apart> {
  const suspects = new Map<number, Apart>();
  let compared = offers.toSorted((a, b) => a.priceCents - b.priceCents || a.id - b.id);
  for (;;) {
    const suspect = compared.length > MANY ? (extremeOf(compared) ?? tooCheap(compared)) : tooCheap(compared);
    if (!suspect) return suspects;
    compared = compared.filter((offer) => offer !== suspect);
    suspects.set(suspect.id, { reason: 'price' });
  }
}

/** The range of the compared prices, for the offers in `suspects`. */
export function rangeOf(offers: Priced[], suspects: Map<number, Apart>) {
  const prices = offers.filter(({ id }) => !suspects.has(id)).map(({ priceCents }) => priceCents);
  return { lowCents: Math.min(...prices), highCents: Math.max(...prices) };
}

/** The worst of those that are far from the median of the others. */
function extremeOf(sorted: Priced[]): Priced | undefined {
  const factors = sorted.map((offer, index) => {
    const median = medianOf(sorted.toSpliced(index, 1));
    return { offer, factor: Math.max(offer.priceCents / median, median / offer.priceCents) };
  });
  return factors.filter(({ factor }) => factor >= EXTREME).toSorted((a, b) => b.factor - a.factor)[0]?.offer;
}

function medianOf(sorted: Priced[]): number {
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]!.priceCents + sorted[Math.floor(middle)]!.priceCents) / 2;
}

/** The lowest price, if it is far below the next one and no discount explains that. */
function tooCheap([lowest, next]: Priced[]): Priced | undefined {
  if (!lowest || !next || lowest.priceCents >= next.priceCents * FAR_CHEAPER) return undefined;
  if (lowest.priceCents * EXTREME <= next.priceCents) return lowest;
  const before = Math.max(lowest.regularPriceCents ?? 0, lowest.highestPriceCents ?? 0);
  return before >= next.priceCents * FAR_CHEAPER ? undefined : lowest;
}
