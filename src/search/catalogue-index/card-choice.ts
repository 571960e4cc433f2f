import { AVAILABILITY_CODES, NO_PRICE_CENTS } from './codes.js';

/** More than any price. */
const SOLD_OUT_CENTS = 1_000_000_000_000_000;

interface Priced {
  offerId: number;
  priceCents: number;
  /** Code of AVAILABILITY_CODES. */
  availability: number;
}

/** Sort key of a price: prices that visitors can pay now, then prices of sold-out offers, then NO_PRICE_CENTS. */
export const priceKey = (cents: number, isSoldOut: boolean): number =>
  isSoldOut && cents < NO_PRICE_CENTS ? cents + SOLD_OUT_CENTS : cents;

/** The part of a key: prices that visitors can pay, prices of sold-out offers, and missing prices, as rising numbers. */
export const partOf = (key: number): number => Math.floor(key / SOLD_OUT_CENTS);

/** Reverses the order within each part. It is its own inverse. */
export const fallingKey = (key: number, part = partOf(key)): number => 2 * part * SOLD_OUT_CENTS - key;
/** The part of a key that `fallingKey` reversed; never -0. */
export const partOfFalling = (key: number): number => Math.ceil(key / SOLD_OUT_CENTS) + 0;

/** The order in which a card prefers its offers: the cheapest that can be bought, of equals one in stock, then the oldest. */
export const byChoice = (a: Priced, b: Priced): number =>
  keyOf(a) - keyOf(b) || Number(isInStock(b)) - Number(isInStock(a)) || a.offerId - b.offerId;

const keyOf = ({ priceCents, availability }: Priced) =>
  priceKey(priceCents, availability === AVAILABILITY_CODES.out_of_stock);
const isInStock = ({ availability }: Priced) => availability === AVAILABILITY_CODES.in_stock;

/** SQL of `priceKey`. @param o alias of `catalogue_offers` */
export const priceKeyOf = (o: string): string =>
  `(${o}.price_cents + case when ${o}.availability = ${AVAILABILITY_CODES.out_of_stock} and ${o}.price_cents < ${NO_PRICE_CENTS}
    then ${SOLD_OUT_CENTS} else 0 end)`;

/** SQL of `byChoice`: expressions that all rise. @param o alias of `catalogue_offers` */
export const choiceOf = (o: string): string =>
  `${priceKeyOf(o)}, ${o}.availability <> ${AVAILABILITY_CODES.in_stock}, ${o}.offer_id`;
