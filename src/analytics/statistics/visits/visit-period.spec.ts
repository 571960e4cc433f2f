import { eachDay, periodOf } from './visit-period.js';

describe('the period of statistics', () => {
  it('is compared with as many days before it', () => {
    expect(periodOf(7, '2026-07-15')).toEqual({
      from: '2026-07-09',
      to: '2026-07-15',
      before: { from: '2026-07-02', to: '2026-07-08' },
    });
  });

  it('ends with the day in the market’s time zone', () => {
    // half past midnight in Ljubljana
    jest.useFakeTimers({ now: new Date('2026-07-14T22:30:00Z') });
    expect(periodOf(28).to).toBe('2026-07-15');
    jest.useRealTimers();
  });

  it('has each day once, also when clocks change', () => {
    for (const today of ['2026-03-30', '2026-10-26']) {
      const period = periodOf(365, today);
      const days = [...eachDay(period.before), ...eachDay(period)];
      expect(new Set(days).size).toBe(730);
      expect(days).toEqual(days.toSorted());
      expect(days.at(-1)).toBe(today);
    }
  });
});
