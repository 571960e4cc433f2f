import { fingerprint } from './fingerprint.js';
import type { FeedOffer } from './offer.js';

const OFFER: FeedOffer = {
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

it('is 16 bytes, the same for the same offer in whatever order its parts come', () => {
  const turned = Object.fromEntries(Object.entries(OFFER).reverse()) as unknown as FeedOffer;
  turned.translations = { en: { description: '<p>Text</p>', name: 'Tea' }, sl: { name: 'Čaj' } };
  expect(fingerprint(OFFER)).toHaveLength(16);
  expect(fingerprint(turned).equals(fingerprint(OFFER))).toBe(true);
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

it('does not mistake one field for its neighbour', () => {
  const a = fingerprint({ ...OFFER, brand: 'x', mpn: null });
  const b = fingerprint({ ...OFFER, brand: null, mpn: 'x' });
  expect(a.equals(b)).toBe(false);
});
