import { fingerprint } from './fingerprint.js';
import type { FeedOffer } from './offer.js';
import { NO_TEXTS } from './testing/feeds.js';

const OFFER: FeedOffer = {
  ...NO_TEXTS,
  productCode: 'A',
  name: 'Čaj',
  description: '<p>Opis</p>',
  specifications: null,
  priceCents: 990,
  regularPriceCents: null,
  currency: 'EUR',
  link: 'https://trgovina.example/a',
  brand: 'Gorjan',
  ean: '3830000000000',
  gtin: '03830000000000',
  mpn: null,
  stock: 3,
  availability: 'in_stock',
  deliveryCostCents: 490,
  deliveryDaysMin: 1,
  deliveryDaysMax: 3,
  condition: 'new',
  variantGroup: null,
  categoryPath: ['Hrana', 'Čaji'],
  pictures: ['https://trgovina.example/a.jpg'],
  pictureAlts: [{ sl: 'Čaj', en: 'Tea' }],
  attributes: [{ name: 'Masa', value: '250', unit: 'g' }],
  translations: { sl: { name: 'Čaj' }, en: { name: 'Tea', description: '<p>Text</p>' } },
};

it('is 16 bytes, independent of the order of an offer’s parts', () => {
  const turned = Object.fromEntries(Object.entries(OFFER).reverse()) as unknown as FeedOffer;
  turned.translations = { en: { description: '<p>Text</p>', name: 'Tea' }, sl: { name: 'Čaj' } };
  expect(fingerprint(OFFER)).toHaveLength(16);
  expect(fingerprint(turned).equals(fingerprint(OFFER))).toBe(true);
});

it('equals that of stored offers', () => {
  const bare = {
    ...OFFER,
    description: null,
    brand: null,
    ean: null,
    gtin: null,
    stock: null,
    availability: 'unknown',
    deliveryCostCents: null,
    deliveryDaysMin: null,
    deliveryDaysMax: null,
    categoryPath: [],
    pictures: [],
    pictureAlts: undefined,
    attributes: [],
    translations: undefined,
  } satisfies FeedOffer;
  const full = {
    ...OFFER,
    specifications: '<ul><li>x</li></ul>',
    regularPriceCents: 1290,
    mpn: 'M-1',
    condition: 'used',
    variantGroup: 'G',
    attributes: [
      {
        key: 'color',
        name: 'Barva',
        value: 'rdeča',
        unit: null,
        translations: { name: { sl: 'Barva', en: 'Colour' }, value: { en: 'red', sl: 'rdeča' } },
      },
    ],
  } satisfies FeedOffer;
  expect([OFFER, bare, full].map((offer) => fingerprint(offer).toString('hex'))).toEqual([
    'a9827f7e1dada541dc8b03754533d549',
    '50692be76f1e11972a49582fdab30fc5',
    '5d62486aaa6dd652376368c1f979dca9',
  ]);
});

it('changes with every single field', () => {
  const before = fingerprint(OFFER).toString('hex');
  for (const field of Object.keys(OFFER)) {
    const value = OFFER[field as keyof FeedOffer];
    const other =
      typeof value === 'number' ? value + 1 : Array.isArray(value) ? [] : value === null ? 'x' : null;
    expect([field, fingerprint({ ...OFFER, [field]: other } as FeedOffer).toString('hex')]).not.toEqual([
      field,
      before,
    ]);
  }
});

it('distinguishes adjacent fields', () => {
  const a = fingerprint({ ...OFFER, brand: 'x', mpn: null });
  const b = fingerprint({ ...OFFER, brand: null, mpn: 'x' });
  expect(a.equals(b)).toBe(false);
});
