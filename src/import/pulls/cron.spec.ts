import { closestMoments, nextMoment, parseCron } from './cron.js';

const next = (text: string, after: string) => nextMoment(text, new Date(after))?.toISOString();

it.each([
  ['', 'nothing'],
  ['* * * *', 'a field less'],
  ['* * * * * *', 'a field more'],
  ['60 * * * *', 'a minute that there is not'],
  ['0 24 * * *', 'an hour that there is not'],
  ['0 0 0 * *', 'a day before the first'],
  ['0 0 * 13 *', 'a month too many'],
  ['0 0 * * 8', 'a weekday too many'],
  ['5-1 * * * *', 'a range backwards'],
  ['*/0 * * * *', 'no step'],
  ['a * * * *', 'a word'],
  ['-5 * * * *', 'a sign'],
  ['1,,2 * * * *', 'a hole in a list'],
])('does not take %p: %s', (text) => {
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

it('never comes on 31 February', () => {
  expect(next('0 0 31 2 *', '2026-01-01T00:00:00Z')).toBeUndefined();
});

it('goes over both changes of the clocks once each, always forwards', () => {
  // 02:30 is left out on 29 March 2026, and there twice on 25 October
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
])('%s comes after %i minutes at the soonest', (text, minutes) => {
  expect(closestMoments(parseCron(text)!)).toBe(minutes);
});
