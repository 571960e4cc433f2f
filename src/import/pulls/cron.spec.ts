import { closestMoments, nextMoment, parseCron } from './cron.js';

const next = (text: string, after: string) => nextMoment(text, new Date(after))?.toISOString();

it.each([
  ['', 'empty'],
  ['* * * *', 'four fields'],
  ['* * * * * *', 'six fields'],
  ['60 * * * *', 'minute out of range'],
  ['0 24 * * *', 'hour out of range'],
  ['0 0 0 * *', 'day 0'],
  ['0 0 * 13 *', 'month 13'],
  ['0 0 * * 8', 'weekday 8'],
  ['5-1 * * * *', 'reversed range'],
  ['*/0 * * * *', 'step 0'],
  ['a * * * *', 'a word'],
  ['-5 * * * *', 'a sign'],
  ['1,,2 * * * *', 'empty element of a list'],
])('rejects %p: %s', (text) => {
  expect(parseCron(text)).toBeNull();
});

it.each([
  // winter time is an hour, summer time two before UTC
  ['0 3 * * *', '2026-01-10T12:00:00Z', '2026-01-11T02:00:00.000Z'],
  ['0 3 * * *', '2026-07-10T12:00:00Z', '2026-07-11T01:00:00.000Z'],
  ['30 * * * *', '2026-07-10T12:30:00Z', '2026-07-10T13:30:00.000Z'],
  ['30 * * * *', '2026-07-10T12:29:59Z', '2026-07-10T12:30:00.000Z'],
  ['*/20 8-9 * * *', '2026-01-10T08:45:00Z', '2026-01-11T07:00:00.000Z'],
  ['0 6,18 * * *', '2026-01-10T06:00:00Z', '2026-01-10T17:00:00.000Z'],
  ['15 10/6 * * *', '2026-01-10T10:00:00Z', '2026-01-10T15:15:00.000Z'],
  ['0 4 * * 1', '2026-11-21T12:00:00Z', '2026-11-23T03:00:00.000Z'],
  ['0 4 * * 7', '2026-11-21T12:00:00Z', '2026-11-22T03:00:00.000Z'],
  ['0 4 1 * *', '2026-11-21T12:00:00Z', '2026-12-01T03:00:00.000Z'],
  // either the 13th or a Friday
  ['0 4 13 * 5', '2026-11-07T12:00:00Z', '2026-11-13T03:00:00.000Z'],
  ['0 4 13 * 5', '2026-11-13T12:00:00Z', '2026-11-20T03:00:00.000Z'],
  ['0 4 29 2 *', '2026-11-21T12:00:00Z', '2028-02-29T03:00:00.000Z'],
])('%s after %s is %s', (text, after, expected) => {
  expect(next(text, after)).toBe(expected);
});

it('has no next moment on 31 February', () => {
  expect(next('0 0 31 2 *', '2026-01-01T00:00:00Z')).toBeUndefined();
});

it('returns each moment once across both changes of daylight saving time', () => {
  // 02:30 does not exist on 29 March 2026, and exists twice on 25 October
  expect(next('30 2 * * *', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(next('30 2 * * *', '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z');
  const first = next('30 2 * * *', '2026-10-24T12:00:00Z')!;
  expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(first);
  expect(next('30 2 * * *', first)).toBe('2026-10-26T01:30:00.000Z');
});

it.each([
  ['0 3 * * *', 24 * 60],
  ['0 * * * *', 60],
  ['*/15 * * * *', 15],
  ['*/25 * * * *', 10],
  ['0,50 * * * *', 10],
  ['55 23 * * *', 24 * 60],
  ['0,10 3 * * *', 10],
  ['5 0,12 * * *', 12 * 60],
])('%s has a shortest interval of %i minutes', (text, minutes) => {
  expect(closestMoments(parseCron(text)!)).toBe(minutes);
});
