import { eachDay, periodOf } from './visit-period.js';

describe('the period of statistics', () => {
  it('ends with the day of the market, and has as many days before it', () => {
    // half past midnight in Ljubljana
    expect(periodOf(7, new Date('2026-07-14T22:30:00Z'))).toEqual({
      from: '2026-07-09',
      to: '2026-07-15',
      before: { from: '2026-07-02', to: '2026-07-08' },
    });
  });

  it('has each day once, also when clocks change', () => {
    for (const now of ['2026-03-30T10:00:00Z', '2026-10-26T10:00:00Z']) {
      const period = periodOf(365, new Date(now));
      const days = [...eachDay(period.before), ...eachDay(period)];
      expect(new Set(days).size).toBe(730);
      expect(days).toEqual(days.toSorted());
      expect(days.at(-1)).toBe(now.slice(0, 10));
    }
  });
});
