export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder', 'unknown'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** An offer's stated price and supply over time. Amounts in one unit, instants in ISO 8601. */
export interface OfferTimes {
  price: number;
  regularPrice: number | null;
  salePrice: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
  availability: Availability;
  stock: number | null;
  availableFrom: string | null;
  expiresAt: string | null;
}
export const TIMED_FIELDS = [
  'price',
  'regularPrice',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'availability',
  'stock',
  'availableFrom',
  'expiresAt',
] as const satisfies (keyof OfferTimes)[];

/**
 * Clocks of processes and the database may differ: a writer leaves the instants of the last minute to the
 * worker.
 */
const CLOCK_SKEW_MS = 60_000;

const hasPassed = (instant: string | null, at: number) => instant !== null && Date.parse(instant) <= at;

type Sale = Pick<OfferTimes, 'salePrice' | 'saleFrom' | 'saleUntil'>;

/** From its begin on, and until just before its end; each may be open. */
const isOnSale = ({ salePrice, saleFrom, saleUntil }: Sale, at: number): boolean =>
  salePrice !== null && (saleFrom === null || hasPassed(saleFrom, at)) && !hasPassed(saleUntil, at);

/**
 * The current price and availability at a moment; this is their only definition. Outside of a sale, the
 * regular price applies. A preorder ends at its date, but a date does not prove stock: the stock decides, and
 * without stock the availability is unknown.
 */
export function valuesAt(offer: OfferTimes, at: number): Pick<OfferTimes, 'price' | 'availability'> {
  const { price, regularPrice, salePrice, availability, stock, availableFrom } = offer;
  return {
    price: salePrice === null ? price : isOnSale(offer, at) ? salePrice : (regularPrice ?? price),
    availability: availability === 'preorder' && hasPassed(availableFrom, at) ? byStock(stock) : availability,
  };
}

function byStock(stock: number | null): Availability {
  if (stock === null) return 'unknown';
  return stock > 0 ? 'in_stock' : 'out_of_stock';
}

/** In their order. */
function instantsOf({ salePrice, saleFrom, saleUntil, availability, availableFrom, expiresAt }: OfferTimes) {
  const instants = [
    ...(salePrice === null ? [] : [saleFrom, saleUntil]),
    ...(availability === 'preorder' ? [availableFrom] : []),
    expiresAt,
  ];
  return instants.filter((instant) => instant !== null).sort((a, b) => Date.parse(a) - Date.parse(b));
}

/** The first instant after a moment; null: time changes nothing any more. */
export function nextChange(offer: OfferTimes, at: number): string | null {
  return instantsOf(offer).find((instant) => Date.parse(instant) > at) ?? null;
}

/** A price, and when it began. */
export interface PriceStep {
  at: string;
  price: number;
}

/** The prices that time alone has brought since `from`, the first change that is still to be written. */
export function pricesSince(offer: OfferTimes, from: string, to: number): PriceStep[] {
  const steps: PriceStep[] = [];
  let { price: last } = offer;
  for (const at of instantsOf(offer)) {
    const moment = Date.parse(at);
    if (moment < Date.parse(from) || moment > to) continue;
    const { price } = valuesAt(offer, moment);
    if (price !== last) steps.push({ at, price });
    last = price;
  }
  return steps;
}

/** The offer's last instant in the past. */
export const lastInstant = (offer: OfferTimes, at: number): string | undefined =>
  instantsOf(offer).findLast((instant) => hasPassed(instant, at));

/**
 * An offer to write: with its current price and availability, and their next change. While it has a sale
 * price, its regular price is the one outside of the sale.
 * @param stored the stored offer; null: a new offer, or a feed's, whose price is the regular one
 */
export function applyTimes(
  wanted: OfferTimes,
  stored: OfferTimes | null,
  at: number,
): OfferTimes & { nextChangeAt: string | null } {
  const offer = { ...wanted, ...amountsOf(wanted, stored, at) };
  if (offer.salePrice === null) Object.assign(offer, { saleFrom: null, saleUntil: null });
  return { ...offer, ...valuesAt(offer, at), nextChangeAt: nextChange(offer, at - CLOCK_SKEW_MS) };
}

type Amounts = Pick<OfferTimes, 'regularPrice' | 'salePrice'>;

function amountsOf(wanted: OfferTimes, stored: OfferTimes | null, at: number): Amounts {
  const { price, regularPrice, salePrice } = wanted;
  // nothing is cheaper than nothing
  if (salePrice === null || price === 0) return { regularPrice, salePrice: null };
  const amounts =
    stored && stored.salePrice !== null
      ? editedAmounts(wanted, stored, at)
      : { regularPrice: price === salePrice && regularPrice !== null ? regularPrice : price, salePrice };
  // a sale that is not cheaper is none
  return amounts.regularPrice !== null && amounts.salePrice! >= amounts.regularPrice
    ? { regularPrice, salePrice: null }
    : amounts;
}

/** Who writes another price changes the one that is paid now. */
function editedAmounts(wanted: OfferTimes, stored: OfferTimes, at: number): Amounts {
  const { price, salePrice } = wanted;
  const regularPrice = wanted.regularPrice ?? stored.regularPrice;
  const known = [stored.price, stored.regularPrice, stored.salePrice, regularPrice, salePrice];
  if (known.includes(price)) return { regularPrice, salePrice };
  return isOnSale(wanted, at) ? { regularPrice, salePrice: price } : { regularPrice: price, salePrice };
}
