import { DecimalSignLearner } from './decimal-sign.js';
import { readPrice } from './price.js';

describe('notations of prices', () => {
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
    ['9999999999,99', 999_999_999_999, null],
    ['0000000000012,50', 1250, null],
    ['+12,50', 1250, null],
    ['+ 12,50 €', 1250, 'EUR'],
    ['12,-', 1200, null],
    ['12.-- EUR', 1200, 'EUR'],
    ['12,50–', 1250, null],
    ['12,90 € *', 1290, 'EUR'],
    ['12,90**', 1290, null],
    ['EUR\u00a012,90', 1290, 'EUR'],
    ['$12.90', 1290, 'USD'],
    ['12 299,95', 1_229_995, null],
    ['12,90  EUR', 1290, 'EUR'],
    ['1 234 567,89', 123_456_789, null],
    ['1’299,95', 129_995, null],
    ["1'234'567", 123_456_700, null],
    ['12.345.678,90', 1_234_567_890, null],
    ['1 299.000', 129_900, null],
    ['1234,000', 123_400, null],
    ['8.5', 850, null],
    ['5.', 500, null],
    ['0', 0, null],
    ['0,00', 0, null],
    ['-0.00', 0, null],
    ['29.990 HUF', 2_999_000, 'HUF'],
    ['29,990 ¥', 2_999_000, 'JPY'],
  ])('%s', (text, cents, currency) => {
    expect(readPrice(text, null)).toEqual({ cents, currency, rounded: false });
  });

  it.each([
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
    ['− 5,00', 'price_negative'],
    ['–5', 'price_negative'],
    ['-0.50 €', 'price_negative'],
    ['10000000000', 'price_too_large'],
    ['10.000.000.000,00', 'price_too_large'],
    ['19 … 24', 'price_range'],
    ['19 bis 24', 'price_range'],
    ['10 to 20 EUR', 'price_range'],
    ['10 EUR..20 EUR', 'price_range'],
    ['že od EUR 12', 'price_range'],
    ['only from €12', 'price_range'],
    ['starting at 12', 'price_range'],
    ['samo od 12', 'price_range'],
    ['12 EUR na voljo', 'price_not_a_number'],
    ['cena 12 EUR', 'price_not_a_number'],
    ['12 #', 'price_not_a_number'],
    ['12 € v akciji', 'price_not_a_number'],
    ["12'50", 'price_not_a_number'],
    ['1 29,90', 'price_not_a_number'],
    ['1 299 1', 'price_not_a_number'],
    ['12*90', 'price_not_a_number'],
    ['12 EUR od 15 EUR', 'price_not_a_number'],
    ['9999999999.999', 'price_too_large'],
    ['9'.repeat(90), 'price_too_large'],
    ['1299 000,90', 'price_not_a_number'],
    ['1.2345,90', 'price_not_a_number'],
    ['1234.567,90', 'price_not_a_number'],
    ['1.234.56', 'price_not_a_number'],
    ['12.345.6789', 'price_not_a_number'],
    ['100,000', 'price_ambiguous'],
    [`1${' '.repeat(100)}2`, 'price_not_a_number'],
  ])('%s is refused: %s', (text, problem) => {
    expect(readPrice(text, null)).toEqual({ problem });
  });

  it.each([
    ['8,000', ',', 800],
    ['8,000', '.', 800_000],
    ['8.000', ',', 800_000],
    ['1.240', '.', 124],
    ['1.240 EUR', ',', 124_000],
    ['0,500', '.', 50],
    ['01,240', '.', 124],
    ['1 234.500', ',', 123_450],
  ] as const)('%s in a feed whose decimal sign is %s', (text, sign, cents) => {
    expect(readPrice(text, sign)).toMatchObject({ cents });
  });

  it('uses the item’s currency when the price states none', () => {
    expect(readPrice('29.990', null, 'HUF')).toMatchObject({ cents: 2_999_000 });
    expect(readPrice('29.990', null, 'EUR')).toEqual({ problem: 'price_ambiguous' });
    expect(readPrice('29.990 EUR', '.', 'HUF')).toMatchObject({ cents: 2999, currency: 'EUR' });
  });

  it('rounds fractions of a cent half up, and reports it', () => {
    expect(readPrice('12.345', '.')).toEqual({ cents: 1235, currency: null, rounded: true });
    expect(readPrice('0.8399999737739563', null)).toEqual({ cents: 84, currency: null, rounded: true });
    expect(readPrice('19.9949', null)).toMatchObject({ cents: 1999, rounded: true });
    expect(readPrice('19.999', '.')).toMatchObject({ cents: 2000 });
  });

  it('is exact for every cent', () => {
    const texts = Array.from({ length: 5000 }, (_, index) => {
      const cents = 1 + index * 37;
      return [cents, `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} EUR`] as const;
    });
    const wrong = texts.filter(([cents, text]) => {
      const price = readPrice(text, null);
      return 'problem' in price || price.cents !== cents || price.currency !== 'EUR' || price.rounded;
    });
    // all of them would take long to print
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe('learning the decimal sign of a feed', () => {
  const decide = (...texts: string[]) => {
    const learner = new DecimalSignLearner();
    texts.forEach((text) => learner.add(text));
    return learner.decide();
  };

  it('uses the sign of the unambiguous prices', () => {
    expect(decide('12.50', '8.000', '3.99 EUR')).toBe('.');
    expect(decide('12,50 €', '8.000')).toBe(',');
    expect(decide('1.299,00')).toBe(',');
    expect(decide('1.299.000')).toBe(',');
    expect(decide('0.839', '1.240')).toBe('.');
    expect(decide('12.5')).toBe('.');
    expect(decide('12,5')).toBe(',');
    expect(decide('12 EUR', '12')).toBeNull();
  });

  it('counts the evidence', () => {
    const learner = new DecimalSignLearner();
    for (const text of [
      '12.50',
      '3.9 EUR',
      '1.299',
      '1,299',
      '5,90',
      '1.299,00',
      '15',
      '15,-',
      'ni',
      '9.90 €',
    ])
      learner.add(text);
    expect(learner.evidence).toEqual({ point: 3, comma: 2, ambiguous: 2 });
  });

  it('uses the format’s sign only without evidence in the feed', () => {
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
    expect(decide(...Array<string>(9).fill('12.50'), '12,50')).toBe('.');
    expect(decide(...Array<string>(9).fill('12,50'), '12.50')).toBe(',');
    expect(decide(...Array<string>(8).fill('12,50'), '12.50')).toBeNull();
    expect(decide(...Array<string>(8).fill('12.50'), '12,50')).toBeNull();
  });
});
