import { readPeriod } from './period.js';

const at = (text: string) => Date.parse(text);

it.each([
  ['2026-11-01T08:00+0100/2026-11-30T20:00+0100', '2026-11-01T07:00Z', '2026-11-30T19:00Z'],
  ['2026-11-01 / 2026-11-30', '2026-11-01', '2026-12-01'],
  ['20261101/20261130', '2026-11-01', '2026-12-01'],
  ['1. 11. 2026 – 30.11.2026', '2026-11-01', '2026-12-01'],
  ['2026-11-01T08:00Z--2026-11-30T08:00Z', '2026-11-01T08:00Z', '2026-11-30T08:00Z'],
  ['2026-11-01T08:00Z,2026-11-30T08:00Z', '2026-11-01T08:00Z', '2026-11-30T08:00Z'],
])('%s', (text, start, end) => {
  expect(readPeriod(text)).toEqual({ start: at(start), end: at(end) });
});

it('may leave one end open', () => {
  expect(readPeriod('2026-11-01T08:00Z/')).toEqual({ start: at('2026-11-01T08:00Z'), end: Infinity });
  expect(readPeriod('/2026-11-30')).toEqual({ start: -Infinity, end: at('2026-12-01') });
});

it.each([
  '',
  '/',
  '2026-11-01',
  '1/2',
  'danes/jutri',
  '2026-13-01/2026-14-01',
  '2026-11-01/2026-11-02/2026-11-03',
])('%j is none', (text) => {
  expect(readPeriod(text)).toBeNull();
});
