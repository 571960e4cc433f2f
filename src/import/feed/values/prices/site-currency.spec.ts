import { currencyOfSite } from './site-currency.js';

it.each([
  ['https://www.trgovina.at/1', 'EUR'],
  ['trgovina.bg', 'EUR'],
  ['trgovina.cy', 'EUR'],
  ['https://trgovina.cz', 'CZK'],
  ['trgovina.de/a', 'EUR'],
  ['trgovina.gr', 'EUR'],
  ['trgovina.hr', 'EUR'],
  ['HTTPS://TRGOVINA.HU/1', 'HUF'],
  ['//trgovina.it/1', 'EUR'],
  ['trgovina.pl?a=1', 'PLN'],
  ['trgovina.ro#a', 'RON'],
  ['http://trgovina.rs:8080/1', 'RSD'],
  ['trgovina.rs:8080', 'RSD'],
  ['trgovina.si', 'EUR'],
  ['Heureka.sk | Krása', 'EUR'],
])('%s has the currency %s', (site, currency) => {
  expect(currencyOfSite(site)).toBe(currency);
});

it.each([
  '',
  'https://trgovina.com/1',
  'https://trgovina.jp/',
  'https://trgovina.example/stran.cz',
  'https://trgovina.cza/',
  'trgovina.c',
  'cz',
  '.cz',
  'trgovina.cz:a',
  'Trgovina Praha.cz',
])('%j names none', (site) => {
  expect(currencyOfSite(site)).toBe('');
});
