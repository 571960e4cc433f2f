import { changedPrice } from './bulk-edit.js';

describe('a changed price', () => {
  it.each([
    [19.99, 'amount', -0.5, 'none', 19.49],
    [0.1, 'amount', 0.2, 'none', 0.3],
    [19.99, 'percent', 10, 'none', 21.99],
    [1.15, 'percent', -10, 'none', 1.04],
    [21.94, 'percent', 0, 'tenth', 21.9],
    [21.5, 'percent', 0, 'whole', 22],
    [21.3, 'percent', 0, 'ninety', 20.9],
    [21.5, 'percent', 0, 'ninety_nine', 21.99],
    [0.2, 'percent', 0, 'ninety', 0.9],
    [0.2, 'percent', 0, 'whole', 1],
    [0.2, 'amount', -0.3, 'none', -0.1],
  ] as const)('%d by %s %d, rounded to %s, is %d', (price, by, change, rounding, expected) => {
    expect(changedPrice(price, { by, change, rounding })).toBe(expected);
  });
});
