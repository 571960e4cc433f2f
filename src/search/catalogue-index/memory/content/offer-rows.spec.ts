import { NO_PRICE_CENTS } from '../../codes.js';
import { type IndexedOffer, OfferRows } from './offer-rows.js';

const offer = (offerId: number, own: Partial<IndexedOffer> = {}): IndexedOffer => ({
  offerId,
  groupId: offerId,
  cardId: 1,
  companyId: 1,
  brandId: 0,
  kind: 1,
  condition: 1,
  availability: 4,
  priceCents: 1_000,
  totalCents: NO_PRICE_CENTS,
  discounted: 0,
  popularity: 0,
  categoryIds: [],
  valueIds: [],
  definitionIds: [],
  attributeIds: [],
  name: { sl: 'Ime' },

  group: { names: [], codes: [], eans: [], brandIds: [], companyIds: [] },
  textHash: 1,
  ...own,
});

describe('the rows of offers', () => {
  let rows: OfferRows;
  let added: number[];
  beforeEach(() => {
    added = [];
    rows = new OfferRows((_, { offerId }) => added.push(offerId));
  });
  const live = () => [...rows.offers.subarray(0, rows.length)].filter((_, row) => rows.isLive(row));

  it('of a card stand together: the cheapest that can be bought first, then what is in stock, then the oldest', () => {
    rows.put(1, [
      offer(7, { priceCents: 800, availability: 5 }),
      offer(4),
      offer(3),
      offer(2, { availability: 1 }),
      offer(5, { priceCents: 900 }),
      offer(6, { priceCents: NO_PRICE_CENTS }),
    ]);
    expect(live()).toEqual([5, 2, 3, 4, 7, 6]);
  });

  it('stay where they are while only numbers change, and keep their order', () => {
    rows.put(1, [offer(1), offer(2, { priceCents: 2_000 })]);
    rows.put(1, [offer(1, { priceCents: 1_500, popularity: 7 }), offer(2, { priceCents: 2_000 })]);
    expect({ length: rows.length, prices: [...rows.prices.subarray(0, 2)] }).toEqual({
      length: 2,
      prices: [1_500, 2_000],
    });
    expect(rows.popularity[0]).toBe(7);
    expect(added).toEqual([1, 2]);
  });

  it.each([
    ['the order of prices', { priceCents: 3_000 }],
    ['the offer that can be bought', { availability: 5 }],
    ['a text', { textHash: 2 }],
    ['a category', { categoryIds: [7] }],
    ['a value', { valueIds: [9] }],
    ['the brand', { brandId: 3 }],
    ['the store', { companyId: 2 }],
  ])('are new at the end after a change of %s', (_, change) => {
    rows.put(1, [offer(1), offer(2, { priceCents: 2_000 })]);
    rows.put(1, [offer(1, change), offer(2, { priceCents: 2_000 })]);
    expect({ length: rows.length, liveCount: rows.liveCount }).toEqual({ length: 4, liveCount: 2 });
    expect(live().toSorted()).toEqual([1, 2]);
    expect(rows.rowOf(1)).toBeGreaterThan(1);
  });

  it('move to another card, whichever of the two is put first', () => {
    for (const order of [
      [1, 2],
      [2, 1],
    ]) {
      rows = new OfferRows(() => undefined);
      rows.put(1, [offer(1), offer(2)]);
      const cards: Record<number, IndexedOffer[]> = { 1: [offer(1)], 2: [offer(2, { cardId: 2 })] };
      for (const card of order) rows.put(card, cards[card]!);
      expect([rows.cardOf(1), rows.cardOf(2), rows.liveCount]).toEqual([1, 2, 2]);
      expect(live().toSorted()).toEqual([1, 2]);
    }
  });

  it('go with their card', () => {
    rows.put(1, [offer(1, { brandId: 3 })]);
    rows.put(1, []);
    expect([rows.liveCount, rows.rowOf(1), live()]).toEqual([0, undefined, []]);
    expect([...rows.brands.rowsOf(3)]).toEqual([0]);
  });
});
