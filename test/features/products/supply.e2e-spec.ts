import { reduceFrom } from '../../support/data/past-prices.js';
import { anEan } from '../../support/data/feed.js';
import { refreshReadModel } from '../../support/data/read-model.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use({ worker: false });
const [first, second] = [await katalog.store('Prva'), await katalog.store('Druga')];
const visitor = katalog.visitor();

/** The page of an offer, as HTML. */
const documentOf = async (id: number) =>
  (await visitor.document((await visitor.get(`/izdelek/${id}`)).headers.get('location')!)).body;
const propsOf = async (id: number) =>
  (await visitor.page((await visitor.get(`/izdelek/${id}`)).headers.get('location')!, 'products/show')).props;
const mainLinks = (html: string) =>
  [...html.matchAll(/<a(?=[^>]* class="button button-main")[^>]* href="\/(?:pojdi|go)\/(\d+)"/g)].map(
    ([, id]) => Number(id),
  );

describe('stock and condition at a glance', () => {
  it('no store has it: the page says so, and no button invites to buy', async () => {
    const ean = anEan();
    const sold = { name: 'Čajnik Lipa', ean, availability: 'out_of_stock' } as const;
    const id = await katalog.sellOne(first, { productCode: 'OUT', ...sold, price: 20 });
    await katalog.sellOne(second, { productCode: 'OUT', ...sold, price: 22 });
    const html = await documentOf(id);
    expect(html).toContain('Trenutno ni na zalogi v nobeni trgovini.');
    expect(mainLinks(html)).toEqual([]);
    const { list } = (await visitor.page('/iskanje/izdelki/rezultati/lipa', 'products/search')).props;
    expect(list.cards[0]).toMatchObject({ availability: 'out_of_stock', isSoldElsewhere: false });
  });

  it('the cheapest store has none: card and page show the lowest price that can be bought', async () => {
    const ean = anEan();
    const id = await katalog.sellOne(first, {
      productCode: 'LOW',
      name: 'Čajnik Breza',
      ean,
      price: 20,
      availability: 'out_of_stock',
    });
    const other = await katalog.sellOne(second, {
      productCode: 'LOW',
      name: 'Čajnik Breza',
      ean,
      price: 22,
      availability: 'in_stock',
    });
    const html = await documentOf(id);
    const { product, offers, supply } = await propsOf(id);
    expect(product.lowestPrice.amount).toBe(22);
    expect((await (await visitor.get(`/api/products/${id}`)).json()) as object).toMatchObject({
      lowestPrice: 22,
    });
    expect(offers.map((offer) => offer.id)).toEqual([other, id]);
    expect(supply).toEqual({
      label: 'Najnižja cena na zalogi',
      total: null,
      text: null,
      isMissing: false,
      inStock: null,
    });
    expect(new Set(mainLinks(html))).toEqual(new Set([other]));
    const cardAt = async (query: string) =>
      (await visitor.page(`/iskanje/izdelki/rezultati/breza${query}`, 'products/search')).props.list.cards[0];
    const shown = {
      availability: 'in_stock',
      lowestPrice: { amount: 22 },
      isFrom: true,
      isSoldElsewhere: false,
    };
    expect(await cardAt('')).toMatchObject(shown);
    const cheaper = {
      availability: 'out_of_stock',
      lowestPrice: { amount: 20 },
      isFrom: false,
      isSoldElsewhere: true,
    };
    expect(await cardAt('?priceTo=21')).toMatchObject(cheaper);
  });

  it('the cheapest offer has to be ordered first: the first button leads to one in stock', async () => {
    const kettle = { productCode: 'PRE', name: 'Čajnik Bukev', ean: anEan() } as const;
    const order = { ...kettle, price: 20, availability: 'preorder' } as const;
    const id = await katalog.sellOne(first, { ...order, deliveryCost: 1 });
    const none = 'Trenutno ni na zalogi v nobeni trgovini.';
    expect((await propsOf(id)).supply).toMatchObject({ total: '21,00\u00a0€ z dostavo', inStock: null });
    const other = await katalog.sellOne(second, { ...order, price: 22 });
    expect((await propsOf(id)).supply).toMatchObject({ text: none, isMissing: true, inStock: null });
    await katalog.rows(`update products set availability = 'in_stock', delivery_cost = 0 where id = $1`, [
      other,
    ]);
    await refreshReadModel(katalog.app, [other]);
    const { supply, bestOffers } = await propsOf(id);
    expect(supply).toMatchObject({
      text: 'Prednaročilo',
      inStock: { price: { amount: 22 }, total: 'brezplačna dostava' },
    });
    expect(bestOffers.map((offer) => [offer.id, offer.why])).toEqual([
      [other, 'Na zalogi najceneje z dostavo'],
      [id, 'Ceneje, a ni na zalogi'],
    ]);
    expect(new Set(mainLinks(await documentOf(id)))).toEqual(new Set([other]));
    await katalog.rows(`update products set availability = 'unknown' where id = $1`, [id]);
    expect((await propsOf(id)).bestOffers[1]!.why).toBe('Ceneje, zaloga ni navedena');
  });

  it('the cheapest store does not state its delivery cost: the first button still leads to it', async () => {
    const bowl = {
      productCode: 'BOWL',
      name: 'Skleda Jesen',
      ean: anEan(),
      availability: 'in_stock',
    } as const;
    const dearer = await katalog.sellOne(first, { ...bowl, price: 22, deliveryCost: 3 });
    const cheapest = await katalog.sellOne(second, { ...bowl, price: 20 });
    const html = await documentOf(dearer);
    expect(new Set(mainLinks(html))).toEqual(new Set([cheapest]));
    expect(html).toContain('Najnižja znana cena z dostavo');
  });

  it('the pages of a product in two conditions link to each other, with the lowest prices', async () => {
    const phone = { name: 'Telefon Gaber', ean: anEan(), availability: 'in_stock' } as const;
    const fresh = await katalog.sellOne(first, { productCode: 'G1', ...phone, price: 500 });
    const old = { ...phone, productCode: 'G2', condition: 'refurbished' } as const;
    const other = await katalog.sellOne(second, { ...old, price: 310 });
    await katalog.sell(first, { ...old, price: 300 });
    const twinsOf = async (id: number) => {
      const path = (await visitor.get(`/izdelek/${id}`)).headers.get('location')!;
      return (await visitor.page(path, 'products/show')).props.twins;
    };
    const [toOld] = await twinsOf(fresh);
    expect(toOld!.text).toBe('Tudi obnovljeno: od 300,00\u00a0€');
    expect((await visitor.page(toOld!.url, 'products/show')).props.offers.map(({ id }) => id)).toContain(
      other,
    );
    const [toNew] = await twinsOf(other);
    expect(toNew!.text).toBe('Tudi novo: 500,00\u00a0€');
    expect(toNew!.url).toMatch(new RegExp(`/${fresh}/`));
  });

  it('a refurbished product is marked on its card, in its title and beside the button, and filtered', async () => {
    const phone = { name: 'Telefon Javor 12', availability: 'in_stock' } as const;
    await katalog.sell(first, { productCode: 'NEW', ...phone, price: 500 });
    const id = await katalog.sellOne(first, {
      productCode: 'OLD',
      ...phone,
      price: 300,
      condition: 'refurbished',
      deliveryCost: 4,
    });
    const list = '/iskanje/izdelki/rezultati/javor';
    const { list: found, results } = (await visitor.page(list, 'products/search')).props;
    expect(found.cards.map(({ condition }) => condition).sort()).toEqual(['new', 'refurbished']);
    expect((await visitor.document(list)).text).toContain('Obnovljeno');
    expect(results.filters).toContainEqual(
      expect.objectContaining({
        name: 'condition',
        items: [
          expect.objectContaining({ id: 'new', count: 1 }),
          expect.objectContaining({ id: 'refurbished', count: 1 }),
        ],
      }),
    );
    const html = await documentOf(id);
    expect(html).toMatch(/<h1[^>]*>.*Obnovljeno.*<\/h1>/);
    expect(html).toMatch(/304,00\s€ z dostavo<\/small>.*Na zalogi · Obnovljeno/);
  });

  it('the row of discounts has goods that may be in stock only', async () => {
    const ids = [];
    for (const [productCode, availability] of [
      ['D1', 'out_of_stock'],
      ['D2', 'preorder'],
      ['D3', 'in_stock'],
    ] as const)
      ids.push(
        await katalog.sellOne(first, { productCode, name: `Lonec ${productCode}`, price: 10, availability }),
      );
    await reduceFrom(katalog.app, 20, ids);
    const featured = await visitor.read<{ id: number }[]>('/api/products/featured?featured_type=discounted');
    expect(featured.map((one) => one.id)).toEqual([ids[2]]);
  });
});
