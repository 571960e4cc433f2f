import { fromWallTime, relativeDay, toWallTime } from './market-time.js';

it.each([
  ['2026-01-15T09:30', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-12-31T23:59', '2026-12-31T22:59:00.000Z'],
])('%s in the market is %s', (wall, iso) => {
  expect(fromWallTime(wall).toISOString()).toBe(iso);
  expect(toWallTime(new Date(iso))).toBe(wall);
});

it('reads a skipped hour as the one after it', () => {
  expect(toWallTime(fromWallTime('2026-03-29T02:30'))).toBe('2026-03-29T03:30');
});

it.each([
  [0, 'danes', 'today'],
  [1, 'včeraj', 'yesterday'],
  [3, 'pred 3 dnevi', '3 days ago'],
])('names the day %d days ago', (days, sl, en) => {
  // days of 24 hours would be wrong when the clocks change
  const noon = fromWallTime(`${toWallTime(new Date()).slice(0, 10)}T12:00`);
  const then = new Date(noon);
  then.setUTCDate(then.getUTCDate() - days);
  expect([relativeDay(then, 'sl'), relativeDay(then, 'en')]).toEqual([sl, en]);
});
