import { companyUrl } from '../../../src/companies/company.presenter.js';
import type { ProductJson } from '../../../src/products/product.json.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { until } from '../../support/until.js';

const katalog = await Katalog.use();
const own = await katalog.store('Čajnica');
const other = await katalog.store('Druga trgovina');
const ean = anEan();
const offer = { name: 'Zeleni čaj', ean };

describe('the terms of a store', () => {
  const path = ({ company }: Store) => `/api/companies/${company.id}`;
  const state = (store: Store, terms: object) => store.admin.send('PUT', path(store), terms);
  const read = async (store: Store, code: string) =>
    katalog.visitor().read<ProductJson>(`/api/products/${await katalog.idOf(store, code)}`);
  const costOf = async (store: Store, code: string) => {
    const { shownDeliveryCost, totalPrice } = await read(store, code);
    return [shownDeliveryCost, totalPrice];
  };
  const pageOf = async (store: Store, code: string) => {
    const { url } = await read(store, code);
    return new URL(url).pathname;
  };

  beforeAll(async () => {
    await katalog.sell(own, { ...offer, productCode: 'NEZNAN', price: 19.99 });
    await katalog.sell(own, { productCode: 'DRAG', name: 'Čajnik', price: 50 });
    await katalog.sell(own, { productCode: 'NAVEDEN', name: 'Skodelica', price: 60, deliveryCost: 2.5 });
    await katalog.sell(own, { productCode: 'TUJ', name: 'Kozarec', price: 60, currency: 'CHF' });
    await katalog.sell(other, { ...offer, productCode: 'DRUGI', price: 19, deliveryCost: 5 });
  });

  it('decide the delivery cost of offers that state none', async () => {
    expect(await costOf(own, 'NEZNAN')).toEqual([null, null]);
    expect((await state(own, { deliveryCost: 3.9, freeDeliveryFrom: 50 })).status).toBe(200);
    await until(async () => (await costOf(own, 'NEZNAN'))[0] === 3.9);
    expect(await costOf(own, 'NEZNAN')).toEqual([3.9, 23.89]);
    expect(await costOf(own, 'DRAG')).toEqual([0, 50]);
    expect(await costOf(own, 'NAVEDEN')).toEqual([2.5, 62.5]);
    expect(await costOf(own, 'TUJ')).toEqual([null, null]);
    expect(await costOf(other, 'DRUGI')).toEqual([5, 24]);

    // a new price crosses the threshold
    await katalog.sell(own, { productCode: 'DRAG', name: 'Čajnik', price: 49.99 });
    expect(await costOf(own, 'DRAG')).toEqual([3.9, 53.89]);
  });

  it('are part of totals in lists, offers, structured data and the list of the store', async () => {
    const { products } = await katalog
      .visitor()
      .read<{ products: ProductJson[] }>('/api/products?query=zeleni+čaj&sort=total');
    expect(products.map(({ productCode }) => productCode)).toEqual(['NEZNAN']);
    const page = await pageOf(own, 'NEZNAN');
    const { offers, bestOffers } = (await katalog.visitor().page(page, 'products/show')).props;
    expect(offers.map(({ total, deliveryCost }) => [total?.amount, deliveryCost])).toEqual([
      [24, '5,00\u00a0€'],
      [23.89, '3,90\u00a0€'],
    ]);
    expect(bestOffers.map(({ storeName, why }) => [storeName, why])).toEqual([
      ['Druga trgovina', 'Najnižja cena'],
      ['Čajnica', 'Najceneje z dostavo'],
    ]);
    const { jsonLd } = await katalog.visitor().document(page);
    expect(JSON.stringify(jsonLd)).toContain(
      '"shippingRate":{"@type":"MonetaryAmount","value":"3.90","currency":"EUR"}',
    );
    const list = await own.admin.page('/administracija/izdelki?sort=total', 'offers/index');
    expect(list.props.products.map(({ productCode }) => productCode)).toEqual([
      'NEZNAN',
      'DRAG',
      'NAVEDEN',
      'TUJ',
    ]);
    const gaps = await own.admin.page('/administracija/izdelki?without=deliveryCost', 'offers/index');
    expect(gaps.props.products.map(({ productCode }) => productCode)).toEqual(['TUJ']);
  });

  it('are facts on the store’s page and beside its offers', async () => {
    const terms = {
      deliveryDaysMin: 1,
      deliveryDaysMax: 2,
      pickup: true,
      pickupPlace: 'Čopova 1, Ljubljana',
      deliveryCountries: ['SI', 'HR'],
      paymentMethods: ['card', 'at_pickup'],
      returnDays: 30,
      returnConditions: 'Nerabljeno.',
      legalName: 'Čaj d.o.o.',
      legalAddress: 'Čopova 1, 1000 Ljubljana',
      registrationNumber: '1234567000',
      vatNumber: 'si 8026.7432',
    };
    expect((await state(own, terms)).status).toBe(200);
    const store = (await katalog.visitor().page(companyUrl(own.company.id, 'sl'), 'storefront/store')).props
      .store;
    expect([...store.facts, ...store.terms].map(({ name, value }) => `${name}: ${value.text}`)).toEqual([
      'Strošek dostave: 3,90\u00a0€, brezplačna od 50,00\u00a0€',
      'Rok dostave: 1–2\u00a0dneva',
      'Rok za vračilo: 30 dni',
      'Države dostave: Slovenija, Hrvaška',
      'Osebni prevzem: Čopova 1, Ljubljana',
      'Načini plačila: Plačilna kartica, ob osebnem prevzemu',
      'Pogoji vračila: Nerabljeno.',
      'Podjetje: Čaj d.o.o.',
      'Naslov podjetja: Čopova 1, 1000 Ljubljana',
      'Matična številka: 1234567000',
      'ID za DDV ali davčna številka: SI80267432',
    ]);
    const { text, jsonLd } = await katalog.visitor().document(companyUrl(own.company.id, 'en'));
    expect(text).toContain('Delivers to Slovenia, Croatia');
    expect(JSON.stringify(jsonLd)).toContain('"vatID":"SI80267432"');
    const { offers } = (await katalog.visitor().page(await pageOf(own, 'NEZNAN'), 'products/show')).props;
    expect(offers.find(({ store }) => store.name === 'Čajnica')).toMatchObject({
      trader: 'Čaj d.o.o.',
      deliveryDays: { most: 2 },
      terms: ['brezplačna od 50,00\u00a0€', 'Osebni prevzem: Čopova 1, Ljubljana', 'Vračilo v 30 dneh'],
    });
  });

  it('can be filled in as text in the store’s form', async () => {
    const form = (await own.admin.page('/administracija/podjetja', 'companies/index')).props.form!;
    expect(form).toMatchObject({ deliveryCost: 3.9, vatNumber: 'SI80267432', pickup: true });
    const send = (fields: object) =>
      own.admin.submit(
        'PUT',
        form.url,
        { companyName: form.companyName, ...fields },
        { from: '/administracija/podjetja' },
      );
    await send({
      deliveryCost: '4,50',
      freeDeliveryFrom: '',
      paymentMethods: '',
      deliveryCountries: ['', 'SI'],
    });
    expect((await own.admin.page('/administracija/podjetja', 'companies/index')).props.form).toMatchObject({
      deliveryCost: 4.5,
      freeDeliveryFrom: null,
      paymentMethods: [],
      deliveryCountries: ['SI'],
      returnDays: 30,
    });
    await until(async () => (await costOf(own, 'DRAG'))[0] === 4.5);
  });

  it.each([
    ['deliveryCost', { deliveryCost: -1 }],
    ['freeDeliveryFrom', { freeDeliveryFrom: 1.999 }],
    ['deliveryDaysMax', { deliveryDaysMin: 3, deliveryDaysMax: 2 }],
    ['deliveryDaysMax', { deliveryDaysMax: 0 }],
    ['vatNumber', { vatNumber: 'SI80267433' }],
    ['deliveryCountries', { deliveryCountries: ['XX'] }],
    ['paymentMethods', { paymentMethods: ['card', 'card'] }],
    ['pickup', { pickup: null }],
    ['legalName', { legalName: '<b>Čaj</b>' }],
  ])('but not with such a %s', async (field, terms) => {
    const response = await state(own, terms);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });
});
