import { StockSignLearner } from './stock-sign.js';

function signOf(...texts: string[]) {
  const learner = new StockSignLearner();
  for (const text of texts) learner.add(text);
  return learner.decide();
}

it.each([
  [['7.000', '0.000'], '.'],
  [['7,000 kos', '0,000 kos'], ','],
  [['Na zalogi: 7.000', 'Na zalogi: 0.500'], '.'],
  [['1234.000', '7.000', '12'], '.'],
  [['7.000', '3.500', '12.000', '1.000', '24.000'], '.'],
  [['7.000', '12.0000', '5'], '.'],
  [['1.000', '1.250.000'], ','],
  [['1.000', '2,5', '12'], ','],
  [['7.000', '3.500'], null],
  [['7.000', '3.500', '12.000', '1.000', '24.000', '0'], null],
  [['7.000', '3,500', '12.000', '1.000', '24.000'], null],
  [['0.000', '0,000'], null],
  [['7.000', '3.500', '12.000', '1.000'], null],
  [['7,000', '3,500', '12,000', '1,000', '24,000'], ','],
  [['7.5 in 8.5'], null],
  [['7.5.'], '.'],
  [['2,5 kos'], ','],
  [['2,5', '2.5', '2.5'], null],
  [['7', '12', '10-20', 'na zalogi'], null],
  [[], null],
] as const)('%j part decimals by %s', (texts, sign) => {
  expect(signOf(...texts)).toBe(sign);
});

it('ignores texts that are no numbers, however long they are', () => {
  expect(signOf(`1${'.'.repeat(1_000_000)}2`)).toBeNull();
});
