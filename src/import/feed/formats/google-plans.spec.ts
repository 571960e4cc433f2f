import { googleFeed, googleItem, itemsOf, onlyOffer } from '../testing/feeds.js';

const subscription = (period: string, length: string, amount: string) =>
  `<g:subscription_cost><g:period>${period}</g:period><g:period_length>${length}</g:period_length><g:amount>${amount}</g:amount></g:subscription_cost>`;
const installment = (months: string, amount: string, more = '') =>
  `<g:installment><g:months>${months}</g:months><g:amount>${amount}</g:amount>${more}</g:installment>`;
const down = (amount: string) => `<g:downpayment>${amount}</g:downpayment>`;

/** The price in cents and the contract of an item with this price. */
async function read(price: string, plans: string) {
  const { priceCents, contract, issues } = await onlyOffer(
    googleFeed(googleItem('1', `<g:price>${price}</g:price>${plans}`)),
  );
  return { priceCents, contract, codes: issues.map(({ code }) => code) };
}

it.each([
  ['a subscription', '29.00 EUR', subscription('month', '24', '19.90 EUR'), 2900, '24 x 19.90/month'],
  ['a year', '9.00 EUR', subscription('Year', '2', '120 EUR'), 900, '2 x 120.00/year'],
  [
    'instalments of what is paid later',
    '49.00 EUR',
    installment('12', '40.00 EUR'),
    4900,
    '12 x 40.00/month',
  ],
  [
    'a down payment as the price',
    '90 EUR',
    installment('36', '15 EUR', down('90 EUR')),
    9000,
    '36 x 15.00/month',
  ],
  [
    'a down payment above the price',
    '1 EUR',
    installment('24', '20 EUR', down('80 EUR')),
    8000,
    '24 x 20.00/month',
  ],
  [
    'a device and a service',
    '5.00 EUR',
    installment('24', '20 EUR') + subscription('month', '24', '15 EUR'),
    500,
    '24 x 20.00/month + 24 x 15.00/month',
  ],
  [
    'lease of what is paid later',
    '99 EUR',
    installment('48', '99 EUR', '<g:credit_type>lease</g:credit_type>'),
    9900,
    '48 x 99.00/month',
  ],
  [
    'nothing at once with a subscription',
    '0,00 EUR',
    subscription('month', '24', '19.90 EUR'),
    0,
    '24 x 19.90/month',
  ],
  ['nothing at once with instalments', '0 EUR', installment('24', '20 EUR'), 0, '24 x 20.00/month'],
  ['the full price on credit', '480.00 EUR', installment('12', '42.00 EUR'), 48_000, null],
  [
    'the full price with a down payment',
    '480 EUR',
    installment('12', '33 EUR', down('100 EUR')),
    48_000,
    null,
  ],
  [
    'the full price of a leased car',
    '24000 EUR',
    installment('48', '250 EUR', `${down('4000 EUR')}<g:credit_type>lease</g:credit_type>`),
    2_400_000,
    null,
  ],
])('reads %s', async (_name, price, plans, priceCents, contract) => {
  expect(await read(price, plans)).toEqual({ priceCents, contract, codes: [] });
});

it.each([
  ['months', installment('', '20 EUR')],
  ['an amount', installment('12', '')],
  ['its currency', installment('12', '20 USD')],
])('reports instalments without %s', async (_name, plan) => {
  expect(await read('240 EUR', plan)).toEqual({
    priceCents: 24_000,
    contract: null,
    codes: ['contract_incomplete'],
  });
});

it.each([
  ['a length', subscription('month', '', '20 EUR')],
  ['a known period', subscription('day', '24', '20 EUR')],
  ['an amount', subscription('month', '24', '')],
  ['a readable amount', subscription('month', '24', 'na povpraševanje')],
])('rejects an item whose subscription has not %s', async (_name, plan) => {
  const [item] = await itemsOf(googleFeed(googleItem('1', plan)));
  expect(item).toMatchObject({ kind: 'rejected' });
  expect(item!.issues.map(({ code }) => code)).toContain('subscription_incomplete');
});

it.each([
  ['no contract', '0.00 EUR', ''],
  ['instalments that cannot be read', '0 EUR', installment('', '20 EUR')],
  ['less than a cent', '0.004 EUR', ''],
])('rejects a price of zero: %s', async (_name, price, plans) => {
  const [item] = await itemsOf(googleFeed(googleItem('1', `<g:price>${price}</g:price>${plans}`)));
  expect(item).toMatchObject({ kind: 'rejected' });
  expect(item!.issues.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'price_zero',
  ]);
});

it('ignores empty elements', async () => {
  expect(await read('20 EUR', '<g:subscription_cost/><g:installment></g:installment>')).toEqual({
    priceCents: 2000,
    contract: null,
    codes: [],
  });
});

it.each([
  ['subscription_cost', 'month:24:19.90 EUR', '24 x 19.90/month'],
  ['installment', '12:40.00 EUR', '12 x 40.00/month'],
  ['installment(amount:months)', '40.00 EUR:12', '12 x 40.00/month'],
])('reads %s of a table', async (column, cell, contract) => {
  const table = ['id', 'title', 'link', 'image_link', 'price', 'multipack', 'is_bundle', column].join('\t');
  const row = [
    '1',
    'Ura',
    'https://trgovina.example/1',
    'https://trgovina.example/1.jpg',
    '29.00 EUR',
    '6',
    'TRUE',
    cell,
  ];
  expect(await onlyOffer(`${table}\n${row.join('\t')}\n`)).toMatchObject({
    contract,
    multipack: 6,
    isBundle: 'yes',
  });
});

it.each([
  ['<g:multipack>3</g:multipack><g:is_bundle>no</g:is_bundle>', { multipack: 3, isBundle: 'no' }],
  ['<g:is_bundle>true</g:is_bundle>', { multipack: null, isBundle: 'yes' }],
  ['', { multipack: null, isBundle: null }],
])('reads packs and bundles: %s', async (more, expected) => {
  expect(await onlyOffer(googleFeed(googleItem('1', more)))).toMatchObject(expected);
});
