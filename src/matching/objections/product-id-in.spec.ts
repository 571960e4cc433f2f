import { productIdIn } from './product-id-in.js';

it.each([
  ['42', 42],
  ['/izdelek/42', 42],
  ['https://katalog.test/izdelek/42/pralni-stroj?order=total#offers', 42],
  ['https://katalog.test/en/product/7/washing-machine', 7],
  ['https://elsewhere.test/izdelek/42/pralni-stroj', null],
  ['https://katalog.test/storitev/42', null],
  ['https://katalog.test/izdelek/42x', null],
  ['javascript:alert(1)', null],
  ['', null],
  ['12345678901', null],
])('finds the id of the product page in %s', (text, id) => {
  expect(productIdIn(text, 'https://katalog.test')).toBe(id);
});
