import { type OfferTimes, TIMED_FIELDS, applyTimes } from '../clock/offer-times.js';
import { pickFields } from '../product-columns.js';
import type { OfferRecord } from './offer-record.js';
import type { OfferPart, OfferState } from './offer-state.js';

/** The data that the clock uses; a record without them does not change by time. */
const isTimed = ({ salePriceCents, availableFrom, expiresAt }: OfferRecord) =>
  salePriceCents !== null || availableFrom !== null || expiresAt !== null;

/**
 * A record with its current price and availability, and their next change.
 * @param stored the stored offer, if a person edited it; null: the record is from a feed
 */
export function settleRecord(
  record: OfferRecord,
  at: number,
  stored: Partial<OfferState> | null = null,
): OfferRecord {
  if (!isTimed(record)) return record;
  const { priceCents, regularPriceCents, salePriceCents, ...rest } = record;
  const wanted = { ...rest, price: priceCents, regularPrice: regularPriceCents, salePrice: salePriceCents };
  const { price, regularPrice, salePrice, saleFrom, saleUntil, availability, nextChangeAt } = applyTimes(
    wanted,
    stored && inCents(stored as OfferTimes),
    at,
  );
  return {
    ...record,
    priceCents: price,
    regularPriceCents: regularPrice,
    salePriceCents: salePrice,
    ...{ saleFrom, saleUntil, availability, nextChangeAt },
  };
}

const cents = (amount: number) => Math.round(amount * 100);
const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));

const inCents = (offer: OfferTimes): OfferTimes => ({
  ...offer,
  price: cents(offer.price),
  regularPrice: centsOrNull(offer.regularPrice),
  salePrice: centsOrNull(offer.salePrice),
});

const NAMES: ReadonlySet<string> = new Set(TIMED_FIELDS);

/** Settles a person's change of an offer. `stored` must have all of these fields if `wanted` has one of them. */
export function settleChange(
  stored: Partial<OfferState> | null,
  wanted: Partial<OfferState>,
  at: number,
): Partial<OfferState> {
  const given = (Object.keys(wanted) as OfferPart[]).filter((name) => wanted[name] !== undefined);
  if (!given.some((name) => NAMES.has(name))) return wanted;
  const whole = { ...stored, ...pickFields(wanted, given) } as OfferTimes;
  const settled = applyTimes(whole, stored as OfferTimes | null, at);
  return { ...wanted, ...pickFields(settled, [...TIMED_FIELDS, 'nextChangeAt']) };
}
