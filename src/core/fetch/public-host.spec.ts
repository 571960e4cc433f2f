import { leadsToPublicHost } from './public-host.js';

it.each([
  'https://caj.si/1',
  'http://www.caj.si',
  'https://caj.si?x=1',
  'https://caj.si#1',
  'https://local.caj.si:8443/1',
  'https://lokal.si/caj',
  'https://internal.example/',
  'https://mylocal.caj/',
  'https://caj.lani/',
  'https://caj.si./1',
  'https://193.2.1.66/caj',
  'https://1.caj/',
  'https://[2001:67c:22f8::66]:8443/caj',
])('visitors can open %s', (link) => {
  expect(leadsToPublicHost(link)).toBe(true);
});

it.each([
  'http://localhost/caj',
  'https://nas/caj',
  'https://nas./caj',
  'https://trgovina.local/caj',
  'https://trgovina.localhost/',
  'https://trgovina.localdomain',
  'https://trgovina.internal:8080/',
  'https://trgovina.intranet/',
  'https://trgovina.lan./caj',
  'https://trgovina.home.arpa/',
  'http://10.0.0.5/caj',
  'http://127.0.0.1:8080/caj',
  'http://[::1]/caj',
  'http://[fd00::1]:8080/caj',
])('visitors cannot open %s', (link) => {
  expect(leadsToPublicHost(link)).toBe(false);
});
