import type { Suggestions } from '../../../src/storefront/suggestions/suggestions.props.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

const NAME = 'Pametna ura Kompas';
const CONTRACT = '24 x 12.50/month';
const PAID = '3,00\u00a0€ + 24 × 12,50\u00a0€ na mesec';

describe('a price with a contract', () => {
  let katalog: Katalog;
  let cash: Store;
  let phones: Store;
  let ean: string;
  let cashId: number;
  let contractId: number;

  beforeAll(async () => {
    katalog = await Katalog.start();
    [cash, phones, ean] = [await katalog.store(), await katalog.store(), anEan()];
    contractId = await katalog.sellOne(phones, {
      productCode: 'U',
      name: NAME,
      price: 3,
      ean,
      contract: CONTRACT,
    });
    cashId = await katalog.sellOne(cash, { productCode: 'U', name: NAME, price: 219, ean });
  });
  afterAll(() => katalog?.close());

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
    const { filters } = (await (
      await katalog.visitor().get(`/api/products?query=${encodeURIComponent(NAME)}`)
    ).json()) as { filters: { id: string; items: { value?: number }[] }[] };
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
    const answer = await katalog.visitor().get('/', {
      'x-inertia': 'true',
      'x-inertia-version': katalog.visitor().version!,
      'x-inertia-partial-component': 'storefront/home',
      'x-inertia-partial-data': 'suggestions',
      'x-suggest-query': encodeURIComponent(NAME),
    });
    const { props } = (await answer.json()) as { props: { suggestions: Suggestions } };
    const prices = props.suggestions.products.map(
      ({ lowestPrice }) => lowestPrice.contract ?? lowestPrice.amount,
    );
    expect(prices).toEqual(expect.arrayContaining([PAID, 219]));
  });

  it('is watched without a price to compare', async () => {
    const visitor = await katalog.guest();
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

it('a stated pack or bundle has a page of its own', async () => {
  const katalog = await Katalog.start();
  try {
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
  } finally {
    await katalog.close();
  }
});
