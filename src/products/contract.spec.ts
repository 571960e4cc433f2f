import { isPrice, readContract } from './contract.js';

describe('a contract', () => {
  it.each([
    ['24 x 35.00/month', '24 x 35.00/month'],
    ['24 × 35 €', '24 x 35.00/month'],
    ['36x12,9 na mesec', '36 x 12.90/month'],
    ['2 x 99,00 EUR / leto', '2 x 99.00/year'],
    ['10 x 4.50 per week', '10 x 4.50/week'],
    ['24 x 20/month+24 x 15,00/mes.', '24 x 20.00/month + 24 x 15.00/month'],
  ])('is read from %s', (text, contract) => {
    expect(readContract(text)).toBe(contract);
    expect(readContract(contract)).toBe(contract);
  });

  it.each([
    '',
    '35.00',
    '24 x',
    'x 35.00/month',
    '0 x 35.00/month',
    '24 x 0/month',
    '601 x 1.00/month',
    '24 x 35.00/day',
    '24 x 35.00 USD/month',
    '24 x 35.00 +',
    '1 x 1 + 1 x 1 + 1 x 1',
  ])('is not read from “%s”', (text) => expect(readContract(text)).toBeNull());

  it.each([
    [0.01, null, true],
    [0, null, false],
    [-1, null, false],
    [0, '24 x 35.00/month', true],
    [-0.01, '24 x 35.00/month', false],
  ])('of a price of %s: %s', (amount, contract, expected) =>
    expect(isPrice(amount, contract)).toBe(expected),
  );
});
