import { onlyAddress } from './only-address.js';

it.each([
  ['https://caj.si/1', 'https://caj.si/1'],
  ['"https://caj.si/1"', 'https://caj.si/1'],
  ["'https://caj.si/1'", 'https://caj.si/1'],
  ['<https://caj.si/1>', 'https://caj.si/1'],
  ['" https://caj.si/1 "', 'https://caj.si/1'],
  ['<a href="https://caj.si/1">Čaj</a>', 'https://caj.si/1'],
  ["<A class=x HREF = 'https://caj.si/1'></A>", 'https://caj.si/1'],
  ['<a data-href="x" href=https://caj.si/1>Čaj</a>', 'https://caj.si/1'],
  ['<a href="https://caj.si/1" title="Čaj">Čaj</a>', 'https://caj.si/1'],
  ['https://caj.si/1?u=https://caj.si/2', 'https://caj.si/1?u=https://caj.si/2'],
  ['', ''],
])('%j is the address %j', (text, address) => {
  expect(onlyAddress(text)).toEqual({ address, others: false });
});

it.each([
  'https://caj.si/1 https://caj.si/2',
  'https://caj.si/1, http://caj.si/2',
  'https://caj.si/1;https://caj.si/2;https://caj.si/3',
  'https://caj.si/1 | HTTPS://caj.si/2',
  'https://caj.si/1,, ;https://caj.si/2',
  '"https://caj.si/1,https://caj.si/2"',
])('%s has several addresses', (text) => {
  expect(onlyAddress(text)).toEqual({ address: 'https://caj.si/1', others: true });
});

it.each([
  '"https://caj.si/1',
  'https://caj.si/1"',
  '"caj" in "sir"',
  '<a>Čaj</a>',
  '<a href="https://caj.si/1">Čaj</a> in več',
  'Glej <a href="https://caj.si/1">Čaj</a>',
  '<abbr href="https://caj.si/1">Čaj</abbr>',
  '<a href="https://caj.si/1">Čaj',
  ', https://caj.si/1',
  'https://caj.si/1, ftp://caj.si/2',
  'https://caj.si/1 cajhttps://caj.si/2',
  `"https://caj.si/${'a'.repeat(5000)}"`,
])('%s is unchanged', (text) => {
  expect(onlyAddress(text)).toEqual({ address: text, others: false });
});
