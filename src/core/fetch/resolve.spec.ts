import { resolveAllowed } from './resolve.js';

const at = (...addresses: string[]) => {
  const resolver = () => Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
  return resolveAllowed(new URL('http://shop.example/'), [], resolver);
};

it('leaves only the public addresses of a name that has others, too', async () => {
  expect(await at('127.0.0.1', '93.184.216.34', '10.0.0.1')).toEqual([
    { address: '93.184.216.34', family: 4 },
  ]);
});

it('refuses a name that has none', async () => {
  await expect(at('127.0.0.1', '169.254.169.254')).rejects.toMatchObject({ code: 'address_not_allowed' });
  await expect(at()).rejects.toMatchObject({ code: 'address_not_allowed' });
});
