import { DecimalSignLearner } from './decimal-sign.js';
import { readPrice } from './price.js';

describe('prices as shops write them', () => {
  it('are never long: a text made to keep the pattern busy for hours is refused at once', () => {
    expect(readPrice("'".repeat(1_000_000), null)).toEqual({ problem: 'price_not_a_number' });
  });

  it.each([
    ['1299.99', 129_999, null],
    ['1299,99', 129_999, null],
    ['1.299,99', 129_999, null],
    ['1,299.99', 129_999, null],
    ['1 299,99', 129_999, null],
    ['1 299,99 €', 129_999, 'EUR'],
    ['1\u202f299,99\u00a0€', 129_999, 'EUR'],
    ["1'299.95 CHF", 129_995, 'CHF'],
    ['€ 12,50', 1250, 'EUR'],
    ['12.50 EUR', 1250, 'EUR'],
    ['EUR 12.50', 1250, 'EUR'],
    ['12.50EUR', 1250, 'EUR'],
    ['12.5', 1250, null],
    ['12,- €', 1200, 'EUR'],
    ['.99', 99, null],
    ['15,00 €/kos', 1500, 'EUR'],
    ['€ 12,90 / par', 1290, 'EUR'],
    ['12.90 € z DDV', 1290, 'EUR'],
    ['12,90 EUR (incl. VAT)', 1290, 'EUR'],
    ['12,90 Eur.', 1290, 'EUR'],
    ['12.90 &euro;', 1290, 'EUR'],
    ['12,90 evrov', 1290, 'EUR'],
    ['374990', 37_499_000, null],
    ['374990 KZT', 37_499_000, 'KZT'],
    ['295 грн', 29_500, 'UAH'],
    ['3.50 zł', 350, 'PLN'],
    ['1.234.567', 123_456_700, null],
    ['1,234,567.89', 123_456_789, null],
    ['1299.990', 129_999, null],
    ['0.840', 84, null],
    ['9999999999.99', 999_999_999_999, null],
  ])('%s', (text, cents, currency) => {
    expect(readPrice(text, null)).toEqual({ cents, currency, rounded: false });
  });

  it.each([
    ['0', 'price_zero'],
    ['0,00', 'price_zero'],
    ['-0.00', 'price_zero'],
    ['0.004', 'price_zero'],
    ['-5.00', 'price_negative'],
    ['', 'price_missing'],
    [' \u00a0', 'price_missing'],
    ['na povpraševanje', 'price_not_a_number'],
    ['od 9,99 €', 'price_range'],
    ['Že od 9,90', 'price_range'],
    ['from 12.90', 'price_range'],
    ['ab EUR 12,90', 'price_range'],
    ['12,90 € - 15,90 €', 'price_range'],
    ['12,90 EUR do 15,90 EUR', 'price_range'],
    ['12,90 (brez DDV)', 'price_without_tax'],
    ['12.90 EUR + VAT', 'price_without_tax'],
    ['12,90 netto', 'price_without_tax'],
    ['neto 12,90', 'price_without_tax'],
    ['12,90 EUR/kg', 'price_per_unit'],
    ['4,50 € / m²', 'price_per_unit'],
    ['12.90 EUR 15.90 EUR', 'price_not_a_number'],
    ['12,50 SIT', 'currency_dead'],
    ['99 kn', 'currency_dead'],
    ['1e3', 'price_not_a_number'],
    ['99999999999.99', 'price_too_large'],
    ['12 XYZ', 'currency_unknown'],
    ['19,90-24,90', 'price_range'],
    ['19.90 – 24.90 EUR', 'price_range'],
    ['10 do 20', 'price_range'],
    ['12 50', 'price_not_a_number'],
    ['1.29,99.9', 'price_not_a_number'],
    ['8,000', 'price_ambiguous'],
    ['1.240', 'price_ambiguous'],
    ['Infinity', 'price_not_a_number'],
    ['0x10', 'price_not_a_number'],
  ])('%s is refused: %s', (text, problem) => {
    expect(readPrice(text, null)).toEqual({ problem });
  });

  it.each([
    ['8,000', ',', 800],
    ['8,000', '.', 800_000],
    ['8.000', ',', 800_000],
    ['1.240', '.', 124],
    ['1.240 EUR', ',', 124_000],
  ] as const)('%s in a feed whose decimal sign is %s', (text, sign, cents) => {
    expect(readPrice(text, sign)).toMatchObject({ cents });
  });

  it('rounds what is finer than a cent, half up, and says so', () => {
    expect(readPrice('12.345', '.')).toEqual({ cents: 1235, currency: null, rounded: true });
    expect(readPrice('0.8399999737739563', null)).toEqual({ cents: 84, currency: null, rounded: true });
    expect(readPrice('19.9949', null)).toMatchObject({ cents: 1999, rounded: true });
    expect(readPrice('19.999', '.')).toMatchObject({ cents: 2000 });
  });

  it('is exact for every cent', () => {
    for (let cents = 1; cents < 200_000; cents += 37) {
      const text = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} EUR`;
      expect(readPrice(text, null)).toMatchObject({ cents });
    }
  });
});

describe('learning the decimal sign of a feed', () => {
  const decide = (...texts: string[]) => {
    const learner = new DecimalSignLearner();
    texts.forEach((text) => learner.add(text));
    return learner.decide();
  };

  it('takes the sign that the unambiguous prices show', () => {
    expect(decide('12.50', '8.000', '3.99 EUR')).toBe('.');
    expect(decide('12,50 €', '8.000')).toBe(',');
    expect(decide('1.299,00')).toBe(',');
    expect(decide('1.299.000')).toBe(',');
    expect(decide('0.839', '1.240')).toBe('.');
  });

  it('goes by the format only where the feed shows nothing', () => {
    const learner = new DecimalSignLearner();
    learner.add('8,000');
    expect(learner.decide('.')).toBe('.');
    ['12,50', '12.50'].forEach((text) => learner.add(text));
    expect(learner.decide('.')).toBeNull();
  });

  it('decides nothing without evidence or with contradicting evidence', () => {
    expect(decide('8.000', '1.240', '15', '')).toBeNull();
    expect(decide('12.50', '12,50')).toBeNull();
    expect(decide(...Array<string>(19).fill('12.50'), '12,50')).toBe('.');
  });
});
