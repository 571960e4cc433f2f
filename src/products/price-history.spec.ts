import { type PriceRow, toLowestPrice, toMarketBefore, toPriceHistory } from './price-history.js';

const NOW = new Date('2026-11-21T12:00:00Z');

/** An offer's prices by day; its number is also its store's. */
const prices = (offerId: number, byDay: Record<string, number>, companyId = offerId): PriceRow[] =>
  Object.entries(byDay).map(([day, price]) => ({
    offerId,
    companyId,
    companyName: `Trgovina ${companyId}`,
    day,
    price,
    low: price,
    currency: 'EUR',
  }));

const byDay = (rows: PriceRow[][]) => rows.flat().sort((one, other) => one.day.localeCompare(other.day));
const historyOf = (...rows: PriceRow[][]) => toPriceHistory(byDay(rows), NOW);

describe('the price history', () => {
  it('has the lowest price and that of each store, today’s cheapest first', () => {
    expect(
      historyOf(
        prices(1, { '2026-10-01': 30, '2026-11-10': 20 }),
        prices(2, { '2026-10-05': 25, '2026-11-12': 28 }),
      ),
    ).toEqual({
      from: '2026-10-01',
      to: '2026-11-21',
      currency: 'EUR',
      lowest: 20,
      stores: ['Trgovina 1', 'Trgovina 2'],
      steps: [
        { day: '2026-10-01', lowest: 30, prices: [30, null] },
        { day: '2026-10-05', lowest: 25, prices: [30, 25] },
        { day: '2026-11-10', lowest: 20, prices: [20, 25] },
        { day: '2026-11-12', lowest: 20, prices: [20, 28] },
      ],
    });
  });

  it('lists today’s cheapest store first, regardless of who sold first', () => {
    const history = historyOf(
      prices(1, { '2026-10-01': 30, '2026-11-03': 35 }),
      prices(2, { '2026-10-02': 20 }),
      prices(3, { '2026-10-03': 40, '2026-11-02': 25 }),
    );
    expect(history?.stores).toEqual(['Trgovina 2', 'Trgovina 3', 'Trgovina 1']);
    expect(history?.steps.at(-1)).toEqual({ day: '2026-11-03', lowest: 20, prices: [20, 25, 35] });
  });

  it('merges the offers of one store at their lower price', () => {
    const history = historyOf(
      prices(1, { '2026-10-01': 30 }, 9),
      prices(2, { '2026-10-02': 40, '2026-10-03': 10 }, 9),
    );
    expect(history?.stores).toEqual(['Trgovina 9']);
    expect(history?.steps).toEqual([
      { day: '2026-10-01', lowest: 30, prices: [30] },
      { day: '2026-10-03', lowest: 10, prices: [10] },
    ]);
  });

  it('goes back one year, and begins with the price that was in force then', () => {
    const history = historyOf(prices(1, { '2024-05-01': 30, '2025-02-03': 29, '2026-01-01': 28 }));
    expect(history).toMatchObject({
      from: '2025-11-21',
      steps: [
        { day: '2025-11-21', lowest: 29 },
        { day: '2026-01-01', lowest: 28 },
      ],
    });
  });

  it('counts stores without a line of their own among the lowest', () => {
    const stores = Array.from({ length: 8 }, (_, index) =>
      // the last one was the cheapest, and is the dearest today
      prices(index + 1, index < 7 ? { '2026-10-01': 10 + index } : { '2026-10-01': 1, '2026-11-01': 99 }),
    );
    const history = historyOf(...stores);
    expect(history?.stores).toHaveLength(6);
    expect(history?.steps.map(({ lowest }) => lowest)).toEqual([1, 10]);
  });

  it('is nothing without prices', () => {
    expect(historyOf()).toBeNull();
  });
});

describe('the lowest price of the last 30 days', () => {
  const lowestOf = (present: number, ...rows: PriceRow[][]) => toLowestPrice(byDay(rows), present, NOW);

  it.each([
    [
      'an earlier one, with its last day',
      { '2026-09-01': 30, '2026-11-01': 20, '2026-11-10': 25 },
      20,
      '2026-11-10',
    ],
    ['the one with which they began', { '2026-09-01': 20, '2026-10-23': 25 }, 20, '2026-10-23'],
    ['none that ended before', { '2026-09-01': 20, '2026-10-21': 30, '2026-11-10': 25 }, 25, null],
    ['the present one where it was higher', { '2026-09-01': 30, '2026-11-10': 25 }, 25, null],
    ['the present one where it is back', { '2026-09-01': 25, '2026-11-01': 28, '2026-11-10': 25 }, 25, null],
  ])('is %s', (_, days, price, until) => {
    expect(lowestOf(25, prices(1, days))).toEqual({ price, until, since: null });
  });

  it('is that of all stores, also of one day', () => {
    const short = prices(2, { '2026-11-03': 40 }).map((row) => ({ ...row, low: 15 }));
    expect(lowestOf(25, prices(1, { '2026-09-01': 25 }), short)).toEqual({
      ...{ price: 15, until: '2026-11-03', since: null },
    });
    expect(historyOf(prices(1, { '2026-09-01': 25 }), short)?.lowest).toBe(15);
  });

  it('says since when prices are known', () => {
    expect(lowestOf(25, prices(1, { '2026-11-01': 20, '2026-11-10': 25 }))).toMatchObject({
      since: '2026-11-01',
    });
    expect(lowestOf(25, prices(1, { '2026-11-01': 30, '2026-11-10': 25 }))).toMatchObject({
      since: '2026-11-01',
    });
  });

  it('is nothing where it says nothing new, or is not known', () => {
    expect(lowestOf(25, prices(1, { '2026-09-01': 25 }))).toBeNull();
    expect(lowestOf(25, prices(1, { '2026-09-01': 30, '2026-10-01': 25 }))).toBeNull();
    // a price below the present one that did not end: the history lacks the present one
    expect(lowestOf(25, prices(1, { '2026-09-01': 30, '2026-11-01': 20 }))).toBeNull();
    const francs = prices(1, { '2026-09-01': 20, '2026-11-10': 25 }).map((row) => ({
      ...row,
      currency: 'CHF',
    }));
    expect(lowestOf(25, francs)).toBeNull();
    expect(lowestOf(25)).toBeNull();
  });
});

describe('the lowest price of the market before a reduction', () => {
  const before = (offerId: number, ...rows: PriceRow[][]) => toMarketBefore(byDay(rows), offerId);

  it.each([
    ['of another store in these 30 days', { '2026-09-01': 45, '2026-10-20': 39, '2026-11-02': 44 }, 39],
    ['with which the 30 days began', { '2026-09-01': 38, '2026-10-20': 44 }, 38],
    ['not an earlier one', { '2026-08-01': 30, '2026-09-01': 44 }, 43],
    ['not one of the day of the reduction', { '2026-09-01': 44, '2026-11-10': 20 }, 43],
    ['its own, if no other one is lower', { '2026-11-15': 10 }, 43],
  ])('is the price %s', (_, other, expected) => {
    const own = { '2026-08-15': 43, '2026-11-10': 32, '2026-11-12': 32 };
    expect(before(1, prices(1, own), prices(2, other))).toBe(expected);
  });

  it('is unknown without earlier prices', () => {
    expect(before(1, prices(1, { '2026-11-10': 32 }))).toBeNull();
    expect(before(2, prices(1, { '2026-11-10': 32 }))).toBeNull();
  });
});
