import { gtinCheckDigit, isGtin, readGtin, splitGtins } from './gtin.js';

const random = (length: number, seed: number) =>
  Array.from({ length }, (_, index) => Math.floor(Math.abs(Math.sin(seed * 31 + index) * 1e6)) % 10).join('');

const withCheckDigit = (body: string) => body + gtinCheckDigit(body);

describe('check digits', () => {
  it.each(['96385074', '036000291452', '9780306406157', '10614141000415'])('%s is valid', (code) => {
    expect(isGtin(code)).toBe(true);
  });

  it.each([
    ['letters', '383000000000A'],
    // the sign after 9 in the character table would count as ten
    ['signs that reckon like digits', ':036000291452'],
    ['such signs inside', '383:000000000'],
    ['another length', '036000291452'.padStart(15, '0')],
    ['nothing', ''],
  ])('%s are invalid: %s', (_, code) => {
    expect(isGtin(code)).toBe(false);
  });

  it('finds every wrong single digit, at every length', () => {
    for (const length of [8, 12, 13, 14]) {
      const body = random(length - 1, length);
      const code = withCheckDigit(body);
      expect(isGtin(code)).toBe(true);
      for (let index = 0; index < length; index++)
        for (let step = 1; step < 10; step++) {
          const wrong = (Number(code[index]) + step) % 10;
          expect(isGtin(code.slice(0, index) + wrong + code.slice(index + 1))).toBe(false);
        }
    }
  });

  it('ignores leading zeros', () => {
    for (let seed = 1; seed < 50; seed++) {
      const body = random(11, seed);
      expect(gtinCheckDigit(`00${body}`)).toBe(gtinCheckDigit(body));
    }
  });
});

describe('joining across stores', () => {
  it('joins a UPC-A and its EAN', () => {
    expect(readGtin('036000291452').gtin).toBe('00036000291452');
    expect(readGtin('0036000291452').gtin).toBe('00036000291452');
  });

  it('does not join a case and its item', () => {
    expect(readGtin('10614141000415').gtin).toBe('10614141000415');
    expect(readGtin('0614141000418').gtin).toBe('00614141000418');
  });

  it.each([
    ['200000001000', 'ean_in_store'],
    ['020000000000', 'ean_in_store'],
    ['040000000000', 'ean_in_store'],
    ['990000000000', 'ean_coupon'],
    ['050000000000', 'ean_coupon'],
    ['981000000000', 'ean_coupon'],
    ['000000001234', 'ean_in_store'],
    ['9061414100041', 'ean_variable_weight'],
    ['2000000', 'ean_in_store'],
    ['0100074', 'ean_in_store'],
  ])('never joins on %s and its right check digit (%s)', (body, problem) => {
    const code = withCheckDigit(body);
    expect(readGtin(code)).toEqual({ ean: code, gtin: null, problem });
  });

  it('joins the same prefixes inside twelve and fourteen digits, where they have another meaning', () => {
    for (const body of ['04000000000', '98000000000', '2061414100041'])
      expect(readGtin(withCheckDigit(body)).problem).toBeNull();
  });
});

describe('reading codes of stores', () => {
  it.each([
    ['8806-08826 9696', '8806088269696'],
    [' 3830000000000 ', '3830000000000'],
    ['EAN: 3830000000000', '3830000000000'],
    ['="3830000000000"', '3830000000000'],
    ['3830000000000.0', '3830000000000'],
    ['3830000000000\u200b', '3830000000000'],
    ['"3830000000000"', '3830000000000'],
    ['ISBN 0-8044-2957-X', '9780804429573'],
    ['EAN-13 3830000000000', '3830000000000'],
    ['EAN13:\u00a03830000000000', '3830000000000'],
    [' EAN: 3830000000000', '3830000000000'],
    ['EAN 13: 3830000000000', '3830000000000'],
    ['EAN : 3830000000000', '3830000000000'],
    ['="3830000000000.0"', '3830000000000'],
    ['0306406152', '9780306406157'],
    ['0-8044-2957-X', '9780804429573'],
  ])('cleans %s', (text, ean) => {
    expect(readGtin(text)).toEqual({ ean, gtin: ean.padStart(14, '0'), problem: null });
  });

  it('adds the lost zero of eleven digits, and reports it', () => {
    expect(readGtin('89686170115')).toEqual({
      ean: '089686170115',
      gtin: '00089686170115',
      problem: 'ean_leading_zero',
    });
  });

  it('expands UPC-E, and does not join a code that is also an EAN-8', () => {
    expect(isGtin('04252614')).toBe(false);
    expect(readGtin('04252614').gtin).toBe('00042100005264');
    expect(readGtin('96385074').gtin).toBe('00000096385074');
    expect(readGtin('05420025')).toEqual({ ean: '05420025', gtin: null, problem: 'ean_ambiguous' });
  });

  it.each([
    ['06543800', '00065000004380'],
    ['16543807', '00165000004387'],
    ['06543819', '00065100004389'],
    ['06543828', '00065200004388'],
    ['06543838', '00065400000388'],
    ['06543842', '00065430000082'],
  ])('expands UPC-E by its last digit but one: %s', (text, gtin) => {
    expect(readGtin(text).gtin).toBe(gtin);
  });

  it.each([
    ['3,83001E+12', 'ean_scientific'],
    ['3E12', 'ean_scientific'],
    ['KAVA3E5', 'ean_not_a_code'],
    ['3E5KOS', 'ean_not_a_code'],
    ['A383000000000', 'ean_not_a_code'],
    ['383000000000A', 'ean_not_a_code'],
    ['3830000000000.05', 'ean_not_a_code'],
    ['0306406153', 'ean_wrong_length'],
    ['030640615X', 'ean_not_a_code'],
    ['12345678', 'ean_check_digit'],
    ['1111111111', 'ean_placeholder'],
    ['3.83001e12', 'ean_scientific'],
    ['3830000000001', 'ean_check_digit'],
    ['0000000000000', 'ean_placeholder'],
    ['1111111111111', 'ean_placeholder'],
    ['0', 'ean_placeholder'],
    ['55350', 'ean_wrong_length'],
    ['12345678901', 'ean_wrong_length'],
    ['٣٨٣٠٠٠٠٠٠٠٠٠٨', 'ean_not_a_code'],
    ['ni podatka', 'ean_not_a_code'],
  ])('refuses %s (%s)', (text, problem) => {
    expect(readGtin(text)).toEqual({ ean: null, gtin: null, problem });
  });
});

describe('several codes in one field', () => {
  it.each([
    ['3830000000000,8806088269696', ['3830000000000', '8806088269696']],
    ['3830000000000; 8806088269696', ['3830000000000', '8806088269696']],
    ['3830000000000 8806088269696', ['3830000000000', '8806088269696']],
    ['3830000000000  8806088269696', ['3830000000000', '8806088269696']],
    ['3830000000000;; 8806088269696', ['3830000000000', '8806088269696']],
    ['3830000000000 / 8806088269696', ['3830000000000', '8806088269696']],
    ['3830000000000 123', ['3830000000000 123']],
    ['3830000000000', ['3830000000000']],
    ['8806-08826 9696', ['8806-08826 9696']],
    ['3,83001E+12', ['3,83001E+12']],
    ["'3,83001 E+12", ["'3,83001 E+12"]],
    ['3830000000000,00', ['3830000000000']],
    ['n/a', []],
    ['-', []],
    ['brez', []],
    ['Does not apply', []],
    ['brez EAN kode', []],
    ['brez EAN kod', []],
    ['ni ean', []],
    ['not applicable', []],
    ['n/a ', []],
    ['--', []],
    ['brez 3830000000000', ['brez 3830000000000']],
    ['3830000000000 brez', ['3830000000000 brez']],
    ['EAN13 8806088269696', ['8806088269696']],
    ['(01)08806088269696', ['08806088269696']],
  ])('%s', (text, codes) => {
    expect(splitGtins(text)).toEqual(codes);
  });
});
