import { fromWallTime } from '../../core/i18n/market-time.js';
import { nextChange, pricesSince, type OfferTimes, applyTimes, valuesAt } from './offer-times.js';

const at = (wallTime: string) => fromWallTime(wallTime).getTime();
const iso = (wallTime: string) => fromWallTime(wallTime).toISOString();

const OFFER: OfferTimes = {
  price: 20,
  regularPrice: 20,
  salePrice: 15,
  saleFrom: iso('2026-11-01T00:00'),
  saleUntil: iso('2026-12-01T00:00'),
  availability: 'in_stock',
  stock: null,
  availableFrom: null,
  expiresAt: null,
};
const NO_SALE = { ...OFFER, regularPrice: null, salePrice: null, saleFrom: null, saleUntil: null };

describe('the price', () => {
  it.each([
    ['before the sale', {}, '2026-10-31T23:59', 20],
    ['with its begin', {}, '2026-11-01T00:00', 15],
    ['in its last minute', {}, '2026-11-30T23:59', 15],
    ['with its end', {}, '2026-12-01T00:00', 20],
    ['without a begin', { saleFrom: null }, '2020-01-01T00:00', 15],
    ['without an end', { saleUntil: null }, '2030-01-01T00:00', 15],
    ['at any time of a sale without both', { saleFrom: null, saleUntil: null }, '2030-01-01T00:00', 15],
    ['of a sale that ends before it begins', { saleUntil: iso('2026-10-01T00:00') }, '2026-10-15T00:00', 20],
    ['within a day of 23 hours', { saleFrom: iso('2026-03-29T00:00') }, '2026-03-29T23:59', 15],
    [
      'after a day of 25 hours',
      { saleUntil: iso('2026-10-26T00:00'), saleFrom: null },
      '2026-10-26T00:00',
      20,
    ],
  ])('%s', (_, change, moment, price) => {
    expect(valuesAt({ ...OFFER, ...change }, at(moment)).price).toBe(price);
  });

  it('without a sale is as stated', () => {
    expect(valuesAt({ ...NO_SALE, regularPrice: 30 }, at('2026-11-15T00:00')).price).toBe(20);
  });
});

describe('the availability', () => {
  const preorder = { ...NO_SALE, availability: 'preorder' as const, availableFrom: iso('2026-12-15T00:00') };

  it.each([
    ['of a preorder before its date', preorder, '2026-12-14T23:59', 'preorder'],
    ['after it', preorder, '2026-12-15T00:00', 'unknown'],
    ['after it with stock', { ...preorder, stock: 3 }, '2026-12-15T00:00', 'in_stock'],
    ['after it with none', { ...preorder, stock: 0 }, '2026-12-15T00:00', 'out_of_stock'],
    ['of a preorder without a date', { ...preorder, availableFrom: null }, '2030-01-01T00:00', 'preorder'],
    ['of a backorder', { ...preorder, availability: 'backorder' as const }, '2030-01-01T00:00', 'backorder'],
  ])('%s', (_, offer, moment, availability) => {
    expect(valuesAt(offer, at(moment)).availability).toBe(availability);
  });
});

it.each([
  ['2026-10-01T00:00', OFFER.saleFrom],
  ['2026-11-01T00:00', OFFER.saleUntil],
  ['2026-12-01T00:00', null],
])('changes after %s at %s', (moment, next) => {
  expect(nextChange(OFFER, at(moment))).toBe(next);
});

it('changes when it expires, and when a preorder ends, but not with the dates of other offers', () => {
  const offer = { ...NO_SALE, availableFrom: iso('2026-12-15T00:00'), expiresAt: iso('2027-01-01T00:00') };
  expect(nextChange(offer, at('2026-11-15T00:00'))).toBe(offer.expiresAt);
  expect(nextChange({ ...offer, availability: 'preorder' }, at('2026-11-15T00:00'))).toBe(
    offer.availableFrom,
  );
});

it('has had each price at its own time, however late it is asked', () => {
  const announced = { ...OFFER, price: 20 };
  expect(pricesSince(announced, OFFER.saleFrom!, at('2027-01-01T00:00'))).toEqual([
    { at: OFFER.saleFrom, price: 15 },
    { at: OFFER.saleUntil, price: 20 },
  ]);
  const begun = { ...OFFER, price: 15 };
  expect(pricesSince(begun, OFFER.saleUntil!, at('2027-01-01T00:00'))).toEqual([
    { at: OFFER.saleUntil, price: 20 },
  ]);
  // written after the begin: nothing is new
  expect(pricesSince(begun, OFFER.saleFrom!, at('2026-11-15T00:00'))).toEqual([]);
});

describe('an offer that is written', () => {
  const now = at('2026-11-15T12:00');
  const current = { ...OFFER, price: 15 };

  it.each([
    ['a feed’s', { regularPrice: null }, null, { price: 15, regularPrice: 20, salePrice: 15 }],
    ['one with the price of the moment', { price: 15 }, null, { price: 15, regularPrice: 20 }],
    ['one with a former regular price', { regularPrice: 25 }, null, { price: 15, regularPrice: 20 }],
    ['one sent back', { price: 15 }, current, { price: 15, regularPrice: 20, salePrice: 15 }],
    ['one sent back after a change', { price: 20 }, current, { price: 15, regularPrice: 20, salePrice: 15 }],
    [
      'one with another price in the sale',
      { price: 14 },
      current,
      { price: 14, regularPrice: 20, salePrice: 14 },
    ],
    [
      'one with another price outside of it',
      { price: 19, saleFrom: iso('2026-11-20T00:00') },
      current,
      { price: 19, regularPrice: 19, salePrice: 15 },
    ],
    ['one with another sale price', { salePrice: 17, price: 15 }, current, { price: 17, salePrice: 17 }],
    [
      'one without a sale price',
      { salePrice: null, price: 15 },
      current,
      { price: 15, saleFrom: null, saleUntil: null },
    ],
    [
      'one whose sale is not cheaper',
      { salePrice: 20 },
      null,
      { price: 20, salePrice: null, nextChangeAt: null },
    ],
  ])('%s', (_, change, stored, expected) => {
    expect(applyTimes({ ...OFFER, ...change }, stored, now)).toMatchObject(expected);
  });

  it('leaves an instant that has just passed to the worker, whose clock may be behind', () => {
    expect(applyTimes(OFFER, null, at('2026-12-01T00:00') + 30_000).nextChangeAt).toBe(OFFER.saleUntil);
    expect(applyTimes(OFFER, null, at('2026-12-01T00:02')).nextChangeAt).toBeNull();
  });

  it('can be settled twice', () => {
    const once = applyTimes({ ...OFFER, regularPrice: null }, null, now);
    expect(applyTimes(once, null, now)).toEqual(once);
    expect(applyTimes(once, null, at('2026-12-02T00:00'))).toMatchObject({ price: 20, nextChangeAt: null });
  });
});
