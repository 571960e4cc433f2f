import { isVatNumber } from './vat-number.js';

describe('a VAT number', () => {
  it.each([
    'SI80267432',
    '80267432',
    'SI82646716',
    'DE811907980',
    'ATU12345678',
    'CHE123456789MWST',
    '123456789',
  ])('is %s', (value) => expect(isVatNumber(value)).toBe(true));

  it.each([
    'SI80267433',
    '80267423',
    'SI00267432',
    'SI8026743',
    'SI802674321',
    'D1',
    '12345',
    'ŠŽ1234567',
    '',
    null,
  ])('is not %s', (value) => expect(isVatNumber(value)).toBe(false));
});
