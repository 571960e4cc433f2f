import { SeenIds } from './seen-ids.js';

it('finds every repeated code and no other among 100,000', () => {
  const seen = new SeenIds();
  const code = (number: number) => `SKU-${number % 2 ? 'č' : 'c'}${number}`;
  const numbers = Array.from({ length: 100_000 }, (_, index) => index + 1);
  expect(numbers.filter((number) => seen.add(code(number), number) !== null)).toEqual([]);
  expect(numbers.filter((number) => seen.add(code(number), 7) !== number)).toEqual([]);
});

it('distinguishes codes that differ in one character or in case only', () => {
  const seen = new SeenIds();
  for (const code of ['a', 'A', 'aa', 'ab', 'ba', '', ' ', '0', '00']) expect(seen.add(code, 1)).toBeNull();
});
