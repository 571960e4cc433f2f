import { isFillerCode } from './filler-code.js';
import { gtinCheckDigit, readGtin } from './gtin.js';

const withCheckDigit = (body: string) => body + gtinCheckDigit(body);

describe('filler codes', () => {
  it.each([
    ['one digit', '777777777777'],
    ['one digit in twelve', '55555555555'],
    ['one digit in eight', '7777777'],
    ['one digit behind zeros', '000033333333'],
    ['two in turn', '343434343434'],
    ['two in turn in twelve', '90909090909'],
    ['three in turn', '456456456456'],
    ['digits in order', '123456789012'],
    ['in order from zero', '012345678901'],
    ['in order in twelve', '01234567890'],
    ['in order from another digit', '567890123456'],
    ['in order in eight', '1234567'],
    ['in order in fourteen', '1234567890123'],
    ['in order without zero', '123456789123'],
    ['numbers in order', '123456789101'],
    ['in reverse order', '987654321098'],
    ['in reverse order without zero', '987654321987'],
    ['in reverse order in eight', '7654321'],
    ['all zeros', '000000000000'],
  ])('%s: %s', (_, body) => {
    expect(isFillerCode(body)).toBe(true);
    const reading = readGtin(withCheckDigit(body));
    expect(reading).toEqual({ ean: null, gtin: null, problem: 'ean_placeholder' });
  });

  it.each([
    ['many equal digits', '400000000000'],
    ['many equal digits at the end', '411111111111'],
    ['four digits in turn', '383038303830'],
    ['two in turn in eight', '3838383'],
    ['an order that ends', '123456789000'],
    ['an order in the middle', '541234567890'],
    ['two digits only', '400440044004'.replace('4400', '4040')],
  ])('joins on a code with %s: %s', (_, body) => {
    expect(isFillerCode(body)).toBe(false);
    expect(readGtin(withCheckDigit(body))).toMatchObject({ problem: null });
  });

  it('are about one of a billion codes', () => {
    let fillers = 0;
    let seed = 7;
    for (let index = 0; index < 200_000; index++) {
      let body = '';
      while (body.length < 12) {
        seed = (seed * 48_271) % 2_147_483_647;
        body += seed % 10;
      }
      if (isFillerCode(body)) fillers++;
    }
    expect(fillers).toBe(0);
  });
});
