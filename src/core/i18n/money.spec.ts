import { euros, money } from './money.js';

describe('an amount', () => {
  it.each([
    [1200.5, 'EUR', 'sl', '1.200,50\u00a0€'],
    [1200.5, 'EUR', 'en', '€1,200.50'],
    [9.9, 'CHF', 'sl', '9,90\u00a0CHF'],
  ] as const)('of %s %s in %s is %s', (amount, currency, locale, text) => {
    expect(money(amount, currency, locale)).toBe(text);
  });

  it('is in euro by default', () => {
    expect(euros(9.9, 'sl')).toBe('9,90\u00a0€');
    expect(euros(9.9, 'en')).toBe('€9.90');
  });
});
