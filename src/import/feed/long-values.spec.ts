import { withTimeLimit } from '../../../test/support/with-time-limit.js';
import { onlyAddress } from './values/only-address.js';
import { readPictures } from './values/pictures.js';
import { readPrice } from './values/prices/price.js';

describe('pictures', () => {
  const BASE = 'https://shop.example/izdelek/1';

  it.each([
    ['a picture in base64', `/9j/${'4AAQSkZJ'.repeat(125_000)}`],
    ['a query without an end', `/1.jpg?${'v'.repeat(1_000_000)}`],
    ['beginnings of queries', '/1.jpg?'.repeat(125_000)],
    ['signs inside', `/1${',;|'.repeat(125_000)}x`],
    ['blanks', `/1${' x'.repeat(250_000)}`],
    ['beginnings of HTML', '<img src='.repeat(125_000)],
    ['blanks in HTML', `<img ${' src'.repeat(125_000)}${' '.repeat(250_000)}x`],
  ])('takes linear time for a long text: %s', (_, text) => {
    const { addresses, invalid } = withTimeLimit(() =>
      readPictures([text], { base: BASE, privateOrigins: [] }),
    );
    expect(addresses).toHaveLength(0);
    expect(invalid === text).toBe(true);
  });
});

it('refuses a long price at once, whose matching would take hours', () => {
  expect(readPrice("'".repeat(1_000_000), null)).toEqual({ problem: 'price_not_a_number' });
});

it('takes linear time for an unclosed link of HTML', () => {
  const endless = `<a ${'href='.repeat(990)}`;
  const signs = `https://caj.si/${',;'.repeat(2000)}`;
  const links = withTimeLimit(() => Array.from({ length: 100 }, () => [endless, signs].map(onlyAddress)));
  expect(links.at(-1)).toEqual([endless, signs].map((address) => ({ address, others: false })));
});
