import { OtherSites } from './other-sites.js';

const sites = new OtherSites('https://www.caji.si', [
  'https://kava.si/',
  'https://www.trgovina.kakav.si/sl/',
  'http://mleko.si:8080',
  'https://platforma.si/trgovine/med',
  'https://www.caji.si/en',
  'ni naslova',
]);

it.each([
  ['https://kava.si/1', 'kava.si'],
  ['http://www.kava.si/1?a=b', 'kava.si'],
  ['https://trgovina.kakav.si/1', 'trgovina.kakav.si'],
  ['https://mleko.si/1', 'mleko.si'],
  ['https://caji.si/1', null],
  ['https://www.caji.si/1', null],
  ['https://blog.kava.si/1', null],
  ['https://kakav.si/1', null],
  ['https://mojakava.si/1', null],
  ['https://kava.si.example/1', null],
  ['https://platforma.si/trgovine/caji', null],
  ['https://kratko.example/x?u=https%3A%2F%2Fkava.si%2F1', null],
  ['https://kava.si/pojdi?u=https%3A%2F%2Fwww.caji.si%2F1', null],
])('%s leads to %s', (link, host) => {
  expect(sites.hostIn(link)).toBe(host);
});

it('works for a store without a website', () => {
  expect(new OtherSites(null, ['https://kava.si']).hostIn('https://kava.si/1')).toBe('kava.si');
});
