import { type PriceRow, toPriceHistory } from './price-history.js';

const NOW = new Date('2026-11-21T12:00:00Z');

/** An offer's prices by day; its number is also its store's. */
const prices = (offerId: number, byDay: Record<string, number>, companyId = offerId): PriceRow[] =>
  Object.entries(byDay).map(([day, price]) => ({
    offerId,
    companyId,
    companyName: `Trgovina ${companyId}`,
    day,
    price,
    currency: 'EUR',
  }));

const historyOf = (...rows: PriceRow[][]) =>
  toPriceHistory(
    rows.flat().sort((one, other) => one.day.localeCompare(other.day)),
    NOW,
  );

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
