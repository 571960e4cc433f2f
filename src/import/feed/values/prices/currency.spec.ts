import { readCurrency } from './currency.js';

it.each(['eura', 'EURI', 'euros', 'евра'])('%s is the euro', (text) => {
  expect(readCurrency(text)).toBe('EUR');
});

it.each([
  ['EUR', 'EUR'],
  ['usd', 'USD'],
  ['€', 'EUR'],
  ['978', 'EUR'],
  ['Euro', 'EUR'],
  ['eurov', 'EUR'],
  ['evro', 'EUR'],
  ['evra', 'EUR'],
  ['evri', 'EUR'],
  ['evrov', 'EUR'],
  ['eur.', 'EUR'],
  ['EUR .', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['KM', 'BAM'],
  ['₴', 'UAH'],
  ['грн.', 'UAH'],
  ['₽', 'RUB'],
  ['₸', 'KZT'],
  ['₺', 'TRY'],
])('%s is %s', (text, code) => {
  expect(readCurrency(text)).toBe(code);
});

it.each(
  'ATS BEF BGN CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE SIT SKK kn лв.'.split(' '),
)('%s has been replaced by the euro', (text) => {
  expect(readCurrency(text)).toEqual({ problem: 'currency_dead' });
});

it.each(['XYZ', 'kr', 'din', 'E.UR', 'toString'])('%s is none, or may be several', (text) => {
  expect(readCurrency(text)).toEqual({ problem: 'currency_unknown' });
});

it('is null for an empty text', () => {
  expect(readCurrency('')).toBeNull();
  expect(readCurrency(undefined)).toBeNull();
});
