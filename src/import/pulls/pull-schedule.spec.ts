import { cronProblem, nextAfterFailure, nextPull } from './pull-schedule.js';

const at = (text: string) => new Date(text);
const NOW = at('2026-01-10T12:00:00Z');

it.each([
  ['0 3 * * *', null],
  ['*/15 * * * *', null],
  ['*/14 * * * *', 'feed-pulls.errors.too_often'],
  ['* * * * *', 'feed-pulls.errors.too_often'],
  ['5,10 * * * *', 'feed-pulls.errors.too_often'],
  ['0 3 31 2 *', 'feed-pulls.errors.cron'],
  ['daily', 'feed-pulls.errors.cron'],
])('%s: %s', (cron, problem) => {
  expect(cronProblem(cron)).toBe(problem);
});

it('spreads feeds with the same schedule by a fixed offset', () => {
  const moments = Array.from({ length: 100 }, (_, id) => nextPull({ id, cron: '0 * * * *' }, NOW).getTime());
  expect(new Set(moments).size).toBe(100);
  for (const moment of moments) {
    expect(moment).toBeGreaterThan(NOW.getTime());
    expect(moment % 3_600_000).toBeLessThan(120_000);
  }
  const first = nextPull({ id: 5, cron: '0 * * * *' }, NOW);
  expect(nextPull({ id: 5, cron: '0 * * * *' }, first).getTime() - first.getTime()).toBe(3_600_000);
});

describe('nextAfterFailure', () => {
  const minutes = (cron: string, failures: number, isTransient = true) =>
    Math.floor(
      (nextAfterFailure({ id: 0, cron, failures }, isTransient, NOW).getTime() - NOW.getTime()) / 60_000,
    );

  it('retries a transient failure early, but no later than the schedule', () => {
    expect(minutes('0 3 * * *', 1)).toBe(15);
    expect(minutes('0 3 * * *', 2)).toBe(60);
    expect(minutes('*/15 * * * *', 2)).toBe(15);
    expect(minutes('0 3 * * *', 1, false)).toBe(14 * 60);
  });

  it('grows the delay after the alert, up to a day', () => {
    expect(minutes('*/15 * * * *', 3)).toBe(240);
    expect(minutes('*/15 * * * *', 4)).toBe(960);
    expect(minutes('*/15 * * * *', 50)).toBe(1440);
    // and not before the schedule
    expect(minutes('0 3 * * *', 3)).toBe(14 * 60);
  });
});
