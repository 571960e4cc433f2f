import { isFiller, isEmptyValue } from './filler.js';

it.each([
  'n/a',
  'N/A',
  'n / a',
  'n.a.',
  'null',
  'NaN',
  'undefined',
  'Array',
  'Ni podatka',
  'ni podatkov',
  'Does not apply',
  'not applicable',
  '-',
  '--',
  '–',
  '—',
  '/',
  '...',
])('%s is a filler', (text) => {
  expect(isFiller(text)).toBe(true);
  expect(isEmptyValue(text)).toBe(true);
});

it.each(['none', 'None', 'false', '0'])('%s may be meant, but names nothing', (text) => {
  expect(isFiller(text)).toBe(false);
  expect(isEmptyValue(text)).toBe(true);
});

it.each(['', '00', 'Nana', 'nullable', 'no', 'none!', 'tea n/a', 'n.a.t', '-1', '1-', 'nXaX', 'x0'])(
  '%j says something',
  (text) => {
    expect(isFiller(text)).toBe(false);
    expect(isEmptyValue(text)).toBe(false);
  },
);
