import { googleFeed, googleItem } from '../../../src/import/feed/testing/feeds.js';
import { aFeed, anEan, numberedOffers } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

const NAME = 'Pametna ura Kompas';
const CONTRACT = '24 x 12.50/month';
const PAID = '3,00\u00a0€ + 24 × 12,50\u00a0€ na mesec';

const katalog = await Katalog.use();
const [cash, phones, ean] = [await katalog.store(), await katalog.store(), anEan()];
const contractId = await katalog.sellOne(phones, {
  productCode: 'U',
  name: NAME,
  price: 3,
  ean,
  contract: CONTRACT,
});
const cashId = await katalog.sellOne(cash, { productCode: 'U', name: NAME, price: 219, ean });

describe('a price with a contract', () => {
  const pathOf = async (id: number, prefix = '/izdelek') => {
    const path = `${prefix}/${id}`;
    return (await katalog.visitor().get(path)).headers.get('location') ?? path;
  };
  const pageOf = async (id: number) =>
    (await katalog.visitor().page(await pathOf(id), 'products/show')).props;
  const listOf = async (query = '') => {
    const path = `/iskanje/izdelki/rezultati/${encodeURIComponent(NAME)}${query}`;
    return (await katalog.visitor().page(path, 'products/search')).props.list.cards;
  };

  it('is outside the comparison on the page of the product', async () => {
    const page = await pageOf(cashId);
    expect(page.offers.map(({ price }) => price)).toEqual([{ amount: 219, currency: 'EUR' }]);
    expect(page.product.lowestPrice).toEqual({ amount: 219, currency: 'EUR' });
    expect(page.leftOut).toMatchObject([
      { id: contractId, price: PAID, pageUrl: expect.any(String), reason: expect.stringContaining('pogodb') },
    ]);
    const { head } = await katalog.visitor().document(await pathOf(cashId));
    expect(head).toContain('"price":"219.00"');
    expect(head).not.toContain('3.00');
  });

  it('is shown with its contract on its own page', async () => {
    const page = await pageOf(contractId);
    expect(page.offers).toMatchObject([
      { id: contractId, price: { amount: 3, contract: PAID }, total: null },
    ]);
    expect(page).toMatchObject({ priceHistory: null, alertUrl: null, bestOffers: [], leftOut: [] });
    expect(page.product.discount).toBeNull();
    expect(page.supply!.text).not.toContain('dostav');
    const { text, head } = await katalog.visitor().document(await pathOf(contractId));
    expect(text).toContain(PAID.replaceAll('\u00a0', ' '));
    expect(head).not.toContain('"price"');
    expect((await katalog.visitor().document(await pathOf(contractId, '/en/product'))).text).toContain(
      '€3.00 + 24 × €12.50 a month',
    );
  });

  it('is in no order, range or facet of lists', async () => {
    const shown = (cards: Awaited<ReturnType<typeof listOf>>) =>
      cards.map(({ lowestPrice, isFrom, offerCount }) => [
        lowestPrice.contract ?? lowestPrice.amount,
        isFrom,
        offerCount,
      ]);
    const both = [
      [219, false, 1],
      [PAID, false, 1],
    ];
    expect(shown(await listOf('?sort=price'))).toEqual(both);
    expect(shown(await listOf('?sort=-price')).sort()).toEqual([...both].sort());
    expect(shown(await listOf('?priceTo=10'))).toEqual([]);
    expect(shown(await listOf('?priceFrom=200'))).toEqual([[219, false, 1]]);
    const { filters } = await katalog
      .visitor()
      .read<{ filters: { id: string; items: { value?: number }[] }[] }>(
        `/api/products?query=${encodeURIComponent(NAME)}`,
      );
    expect(filters.find(({ id }) => id === 'price')?.items.map(({ value }) => value)).toEqual([219, 219]);
  });

  it('is told by the API, and is not its lowest price', async () => {
    const answer = async (id: number) => (await katalog.visitor().get(`/api/products/${id}`)).json();
    expect(await answer(contractId)).toMatchObject({
      price: 3,
      contract: CONTRACT,
      lowestPrice: null,
      offerCount: 1,
    });
    expect(await answer(cashId)).toMatchObject({
      price: 219,
      contract: null,
      lowestPrice: 219,
      offerCount: 1,
    });
  });

  it('is the lowest price of no comparison, and has no alerts', async () => {
    const { props } = await katalog
      .visitor()
      .page(`/primerjava?ids=${contractId}-${cashId}`, 'comparison/show');
    const row = props.rows.find(({ id }) => id === 'price')!;
    expect(row.cells).toMatchObject([
      { money: { contract: PAID }, isLowest: false },
      { money: { amount: 219 }, isLowest: false },
    ]);
    const { status } = await katalog.visitor().get(`/obvestilo-o-ceni/${contractId}`);
    expect(status).toBe(404);
  });

  it('is suggested with its contract', async () => {
    const { suggestions } = await katalog.visitor().reload('/', 'storefront/home', ['suggestions'], {
      'x-suggest-query': encodeURIComponent(NAME),
    });
    const prices = suggestions!.products.map(({ lowestPrice }) => lowestPrice.contract ?? lowestPrice.amount);
    expect(prices).toEqual(expect.arrayContaining([PAID, 219]));
  });

  it('is watched without a price to compare', async () => {
    const visitor = katalog.visitor();
    await visitor.submit('POST', '/opazovani', { add: contractId });
    const { watched } = (await visitor.page('/opazovani', 'watch-list/show')).props;
    expect(watched).toMatchObject([
      { price: { contract: PAID }, watchedPrice: null, change: null, alertUrl: null },
    ]);
    const { text } = await visitor.document('/opazovani');
    expect(text).toContain(PAID.replaceAll('\u00a0', ' '));
    expect(text).not.toContain('enaka');
  });

  it('enters no history, until the price is all', async () => {
    const history = () =>
      katalog.rows<{ price: string }>('select price from price_history where product_id = $1 order by at', [
        contractId,
      ]);
    expect(await history()).toEqual([]);
    await katalog.sell(phones, { productCode: 'U', name: NAME, price: 5, ean, contract: CONTRACT });
    expect(await history()).toEqual([]);
    await katalog.sell(phones, { productCode: 'U', name: NAME, price: 209, ean });
    expect(await history()).toEqual([{ price: '209.00' }]);
    const page = await pageOf(cashId);
    expect(page.offers.map(({ price }) => price.amount)).toEqual([209, 219]);
    expect(page.product.lowestPrice).toEqual({ amount: 209, currency: 'EUR' });
    await katalog.sell(phones, { productCode: 'U', name: NAME, price: 209, ean, contract: CONTRACT });
    expect((await pageOf(cashId)).offers.map(({ price }) => price.amount)).toEqual([219]);
    expect(await history()).toEqual([{ price: '209.00' }]);
  });

  it('of an offer without an EAN or among variants has a card of its own', async () => {
    const store = await katalog.store();
    const variantGroup = 'Kompas Mini';
    await katalog.sell(
      store,
      { productCode: 'A', name: 'Zapestnica Kompas Mini', price: 1, variantGroup, contract: '12 x 9/month' },
      { productCode: 'B', name: 'Zapestnica Kompas Mini, siva', price: 89, variantGroup },
      { productCode: 'C', name: 'Zapestnica Kompas Mini, bela', price: 79, variantGroup },
    );
    const path = `/iskanje/izdelki/rezultati/${encodeURIComponent('Zapestnica Kompas Mini')}?sort=price`;
    const { list } = (await katalog.visitor().page(path, 'products/search')).props;
    expect(list.cards.map(({ lowestPrice }) => lowestPrice.contract ?? lowestPrice.amount)).toEqual([
      79,
      '1,00\u00a0€ + 12 × 9,00\u00a0€ na mesec',
    ]);
    const page = await pageOf(await katalog.idOf(store, 'B'));
    expect(JSON.stringify(page.variants)).not.toContain('1,00');
  });
});

const store = await katalog.store();
const staff = store.admin;

describe('an offer of which nothing is paid at once', () => {
  const FREE = '0,00\u00a0€ + 36 × 14,90\u00a0€ na mesec';
  const PLANS = '36 x 14.90/month';
  const storedOf = async (productCode: string) => {
    const [row] = await katalog.rows<{ price: string; contract: string | null }>(
      'select price, contract from products where company_id = $1 and product_code = $2',
      [store.company.id, productCode],
    );
    return row;
  };
  const codesOf = async ({ id }: { id: number }) =>
    await katalog.values<string>(
      "select code from import_issues where import_id = $1 and severity = 'error'",
      [id],
    );
  const write = async (method: string, path: string, body: object) => {
    const response = await staff.send(method, `/api/products${path}`, body);
    return { status: response.status, body: (await response.json()) as { id: number; errors?: object } };
  };

  it('is imported, shown and written out; without its contract the item is rejected', async () => {
    const name = 'Telefon Severnica';
    const ean = anEan();
    const other = await katalog.store();
    const fullId = await katalog.sellOne(other, { productCode: 'F', name, price: 499, ean });
    const id = await katalog.sellOne(store, { productCode: 'F', name, price: 0, ean, contract: PLANS });
    const path = (at: number) => katalog.visitor().get(`/izdelek/${at}`);
    const own = (await path(id)).headers.get('location')!;
    const { text, head } = await katalog.visitor().document(own);
    expect(text).toContain(FREE.replaceAll('\u00a0', ' '));
    expect(head).not.toContain('"price"');
    expect((await katalog.visitor().page(own, 'products/show')).props).toMatchObject({
      priceHistory: null,
      alertUrl: null,
      offers: [{ price: { amount: 0, contract: FREE } }],
    });
    const page = (await path(fullId)).headers.get('location')!;
    expect((await katalog.visitor().page(page, 'products/show')).props).toMatchObject({
      offers: [{ price: { amount: 499 } }],
      product: { lowestPrice: { amount: 499 } },
      leftOut: [{ id, price: FREE }],
    });
    const search = `/iskanje/izdelki/rezultati/${encodeURIComponent(name)}`;
    const listed = async (query: string) =>
      (await katalog.visitor().page(search + query, 'products/search')).props.list.cards.map(
        ({ lowestPrice }) => lowestPrice.contract ?? lowestPrice.amount,
      );
    expect(await listed('?sort=price')).toEqual([499, FREE]);
    expect(await listed('?priceTo=1')).toEqual([]);
    expect(await (await katalog.visitor().get(`/api/products/${id}`)).json()).toMatchObject({
      price: 0,
      contract: PLANS,
      lowestPrice: null,
    });
    const removed = await katalog.import(store, aFeed([{ productCode: 'F', name, price: 0, ean }]), {
      mode: 'delta',
    });
    expect(await codesOf(removed)).toEqual(['price_zero']);
    expect(await storedOf('F')).toEqual({ price: '0.00', contract: PLANS });
    // an exported contract can be imported again
    const file = await staff.get('/administracija/izdelki/izvoz?format=xml');
    const again = await katalog.import(store, await file.text());
    expect(again.counters).toMatchObject({ rejected: 0, updated: 0 });
  });

  it('is read from a subscription and from instalments of a Google feed', async () => {
    const plan = (element: string, parts: Record<string, string>) =>
      `<g:${element}>${Object.entries(parts)
        .map(([part, value]) => `<g:${part}>${value}</g:${part}>`)
        .join('')}</g:${element}>`;
    const item = (id: string, more: string) => googleItem(id, `<g:price>0.00 EUR</g:price>${more}`);
    const months = { months: '24', amount: '21.50 EUR' };
    const run = await katalog.import(
      store,
      googleFeed(
        item('S', plan('subscription_cost', { period: 'month', period_length: '24', amount: '9.99 EUR' })),
        item('I', plan('installment', months)),
        item('D', plan('installment', { ...months, downpayment: '40 EUR' })),
        item('U', plan('installment', { ...months, amount: '' })),
        item('N', ''),
      ),
      { mode: 'delta' },
    );
    expect(await codesOf(run)).toEqual(['price_zero', 'price_zero']);
    expect(await storedOf('S')).toEqual({ price: '0.00', contract: '24 x 9.99/month' });
    expect(await storedOf('I')).toEqual({ price: '0.00', contract: '24 x 21.50/month' });
    expect(await storedOf('D')).toEqual({ price: '40.00', contract: '24 x 21.50/month' });
    expect([await storedOf('U'), await storedOf('N')]).toEqual([undefined, undefined]);
  });

  it('is written by the API, and keeps its contract as long as its price is 0', async () => {
    const fields = { productCode: 'API', name: 'Tablica Severnica', link: 'https://trgovina.example/API' };
    const refused = { status: 422, body: { errors: { price: expect.any(String) as string } } };
    expect(await write('POST', '', { ...fields, price: 0 })).toMatchObject(refused);
    expect(await write('POST', '', { ...fields, price: -1, contract: PLANS })).toMatchObject(refused);
    const { status, body } = await write('POST', '', { ...fields, price: 0, contract: PLANS });
    expect({ status, body }).toMatchObject({ status: 201, body: { price: 0, contract: PLANS } });
    const path = `/${body.id}`;
    expect(await write('PUT', path, { contract: null })).toMatchObject(refused);
    expect(await write('PUT', path, { contract: null, price: 199 })).toMatchObject({ status: 200 });
    expect(await write('PATCH', path, { price: 0 })).toMatchObject(refused);
    expect(await write('PUT', path, { contract: PLANS })).toMatchObject({ status: 200 });
    expect(await write('PATCH', path, { price: 0 })).toMatchObject({ status: 200, body: { price: 0 } });
    // a sale from nothing is none
    expect(await write('PUT', path, { salePrice: 5 })).toMatchObject({
      status: 422,
      body: { errors: { salePrice: expect.any(String) as string } },
    });
  });

  it('ends no sale unasked', async () => {
    const { body } = await write('POST', '', {
      productCode: 'SALE',
      name: 'Slušalke Severnica',
      link: 'https://trgovina.example/SALE',
      price: 90,
      salePrice: 60,
      contract: PLANS,
    });
    expect(body).toMatchObject({ price: 60, regularPrice: 90, salePrice: 60 });
    const path = `/${body.id}`;
    expect(await write('PATCH', path, { price: 0 })).toMatchObject({
      status: 422,
      body: { errors: { salePrice: expect.any(String) as string } },
    });
    expect(await write('PUT', path, { price: 0, salePrice: null })).toMatchObject({
      status: 200,
      body: { price: 0, salePrice: null },
    });
  });

  it('is written by the form and in the list', async () => {
    const id = await katalog.sellOne(store, {
      productCode: 'FORM',
      name: 'Ura Severnica',
      price: 5,
      contract: PLANS,
    });
    const form = `/administracija/izdelki/${id}`;
    const cells = (price: string, was: string) =>
      staff.submit(
        'PUT',
        '/administracija/izdelki/vrednosti',
        { rows: [{ id, values: { price }, was: { price: was } }] },
        { from: '/administracija/izdelki' },
      );
    await cells('0', '5');
    expect(await storedOf('FORM')).toEqual({ price: '0.00', contract: PLANS });
    const { text } = await staff.document(form);
    expect(text).toContain('Ura Severnica');
    await staff.submit('PUT', form, { contract: '' }, { from: '/administracija/izdelki' });
    expect(await storedOf('FORM')).toEqual({ price: '0.00', contract: PLANS });
    await staff.submit('PUT', form, { contract: '', price: '149,00' }, { from: '/administracija/izdelki' });
    expect(await storedOf('FORM')).toEqual({ price: '149.00', contract: null });
    await cells('0', '149');
    expect(await storedOf('FORM')).toEqual({ price: '149.00', contract: null });
  });

  it('may become free, and cost something again, without a question', async () => {
    const seller = await katalog.store();
    const offers = (price: number) => numberedOffers(6, { price, contract: PLANS });
    await katalog.sell(seller, ...offers(49));
    for (const price of [0, 49]) {
      const { status } = await katalog.import(seller, aFeed(offers(price)));
      expect({ price, status }).toEqual({ price, status: 'done' });
    }
    // prices that were all there was to pay do not become 0 unasked
    const full = await katalog.store();
    await katalog.sell(full, ...numberedOffers(6, { price: 49 }));
    expect((await katalog.import(full, aFeed(offers(0)))).status).toBe('held');
  });

  it('is refused by PostgreSQL without a contract', async () => {
    const free = katalog.rows("update products set contract = null where product_code = 'S'");
    await expect(free).rejects.toThrow('products_price_check');
  });
});

it('a stated pack or bundle has a page of its own', async () => {
  const [one, two, three, ean] = [
    await katalog.store(),
    await katalog.store(),
    await katalog.store(),
    anEan(),
  ];
  const name = 'Svinčnik Grafit HB';
  const single = await katalog.sellOne(one, { productCode: 'S', name, price: 0.9, ean });
  await katalog.sell(two, { productCode: 'S', name, price: 8, ean, multipack: 12 });
  await katalog.sell(three, { productCode: 'S', name, price: 1.1, ean, isBundle: 'yes' });
  const path = (await katalog.visitor().get(`/izdelek/${single}`)).headers.get('location')!;
  const page = async () => (await katalog.visitor().page(path, 'products/show')).props;
  expect((await page()).offers.map(({ price }) => price.amount)).toEqual([0.9]);
  expect((await page()).leftOut.map(({ price }) => price)).toEqual(['8,00\u00a0€', '1,10\u00a0€']);
  // the pack was a mistake
  await katalog.sell(two, { productCode: 'S', name, price: 0.8, ean });
  expect((await page()).offers.map(({ price }) => price.amount)).toEqual([0.8, 0.9]);
});
