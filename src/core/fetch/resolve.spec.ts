import { leadsOutside, resolveAllowed } from './resolve.js';

const at = (...addresses: string[]) => {
  const resolver = () => Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
  return resolveAllowed(new URL('http://shop.example/'), [], resolver);
};

it('returns only public addresses of a name', async () => {
  expect(await at('127.0.0.1', '93.184.216.34', '10.0.0.1')).toEqual([
    { address: '93.184.216.34', family: 4 },
  ]);
});

it('refuses a name without public addresses', async () => {
  await expect(at('127.0.0.1', '169.254.169.254')).rejects.toMatchObject({ code: 'address_not_allowed' });
  await expect(at()).rejects.toMatchObject({ code: 'address_not_allowed' });
});

it.each([
  ['https://shop.example/a', true],
  ['http://shop.example:443/', true],
  ['http://8.8.8.8/', true],
  ['https://shop.example:8443/', false],
  ['http://me@127.0.0.1/', false],
  ['http://me:secret@shop.example/', false],
  ['http://[::ffff:7f00:1]/', false],
  ['http://nas.local/', false],
])('%s leads outside: %s', (href, expected) => {
  expect(leadsOutside(new URL(href).href, [])).toBe(expected);
  expect(leadsOutside(new URL(href).href, [new URL(href).origin])).toBe(true);
});
