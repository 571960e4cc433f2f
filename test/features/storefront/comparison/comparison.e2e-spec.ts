import { anEan } from '../../../support/data/feed.js';
import { Katalog, type SoldOffer } from '../../../support/katalog.js';
import type { Visitor } from '../../../support/browser/visitor.js';

const katalog = await Katalog.use({ worker: false });
const first = await katalog.store('Prva trgovina');
const second = await katalog.store('Druga trgovina');

describe('comparing products', () => {
  const sell = (offer: SoldOffer, store = first) => katalog.sellOne(store, offer);
  const hide = async (id: number) => {
    await katalog.rows(`update products set status = 'inactive' where id = $1`, [id]);
    await katalog.rows('delete from catalogue_offers where offer_id = $1', [id]);
  };
  const seen = async (visitor: Visitor, path: string) => (await visitor.page(path, 'comparison/show')).props;
  const pick = (visitor: Visitor, body: object, path = '/primerjava') => visitor.submit('POST', path, body);
  const compared = async (visitor: Visitor) =>
    (await visitor.page('/', 'storefront/home')).props.comparison.ids;

  describe('side by side', () => {
    let kettle: number;
    let other: number;
    let cheaper: number;

    beforeAll(async () => {
      const ean = anEan();
      kettle = await sell({
        productCode: 'GRELNIK-1',
        name: { sl: 'Grelnik Beta', en: 'Kettle Beta' },
        brand: 'Beta',
        price: 40,
        deliveryCost: 2,
        ean,
        attributes: [
          { name: 'Moč', value: '2200', unit: 'W' },
          { name: 'Barva', value: 'črna' },
        ],
      });
      await sell({ productCode: 'GRELNIK-1', name: 'Grelnik Beta', price: 35, ean }, second);
      other = await sell({
        productCode: 'GRELNIK-2',
        name: 'Grelnik Gama',
        brand: 'Gama',
        price: 50,
        deliveryCost: 0,
        attributes: [
          { name: 'Barva', value: 'Črna' },
          { name: 'Prostornina', value: '1,7', unit: 'l' },
        ],
      });
      cheaper = await sell({
        productCode: 'GRELNIK-3',
        name: 'Grelnik Delta',
        price: 49,
        deliveryCost: 3,
        availability: 'backorder',
      });
      await katalog.rows(
        `update products set delivery_days_min = days - 1, delivery_days_max = days
         from unnest($1::integer[]) with ordinality as found(product, days) where id = product`,
        [[cheaper, kettle]],
      );
    });

    const cellsOf = async (ids: number[], id: string) => {
      const { rows } = await seen(katalog.visitor(), `/primerjava?ids=${ids.join('-')}`);
      return rows.find((row) => row.id === id)!.cells;
    };

    it('shows lowest prices, offers, stores, brands and attributes, and which of them differ', async () => {
      const { products, rows, hiddenCount } = await seen(
        katalog.visitor(),
        `/primerjava?ids=${kettle}-${other}`,
      );
      expect(products.map(({ id }) => id)).toEqual([kettle, other]);
      expect(hiddenCount).toBe(0);
      const row = (id: string) => rows.find((one) => one.id === id || one.name?.text === id);
      expect(row('price')).toMatchObject({
        differs: true,
        cells: [
          {
            ...{ money: { amount: 35, currency: 'EUR' }, isLowest: true },
            note: expect.stringMatching(/^Cena preverjena \d+\.\s\d+\.\s\d{4}, \d\d:\d\d$/),
          },
          { money: { amount: 50 }, isLowest: false },
        ],
      });
      expect(row('offers')).toMatchObject({
        differs: true,
        isMarked: false,
        cells: [{ count: 2 }, { count: 1 }],
      });
      expect(row('stores')!.cells[0]).toEqual({
        texts: [{ text: 'Druga trgovina' }, { text: 'Prva trgovina' }],
        more: 0,
      });
      expect(row('brand')).toMatchObject({ differs: true, isMarked: true });
      // only one value is known
      expect(row('Moč')).toMatchObject({
        differs: true,
        isMarked: false,
        cells: [{ texts: [{ text: '2200\u00a0W' }] }, null],
      });
      // in another case
      expect(row('Barva')).toMatchObject({ differs: false, isMarked: false });
      expect(row('condition')).toBeUndefined();
    });

    it('shows the offer that the main button of its page leads to', async () => {
      const ids = [kettle, other];
      const { props } = await katalog.visitor().page(`/izdelek/${kettle}/grelnik-beta`, 'products/show');
      const [best] = props.bestOffers;
      const [first, second] = await cellsOf(ids, 'offer');
      expect(first).toEqual({
        id: best!.id,
        goUrl: best!.goUrl,
        store: { id: props.offers[0]!.store.id, name: best!.storeName },
        facts: '35,00\u00a0€ · Na zalogi',
      });
      // the only one is not the best in anything
      expect(second).toMatchObject({ id: other, facts: '50,00\u00a0€ · Na zalogi' });
      expect(await cellsOf(ids, 'delivery')).toEqual([
        { texts: [{ text: 'Strošek ni naveden' }], more: 0 },
        { texts: [{ text: 'Brezplačna' }], more: 0 },
      ]);
      expect(await cellsOf([cheaper], 'delivery')).toMatchObject([
        { texts: [{ text: '3,00\u00a0€' }, { text: '0–1\u00a0dni' }] },
      ]);
      // the kettle's store does not state its delivery cost, but a dearer one does
      expect(await cellsOf(ids, 'total')).toMatchObject([
        { money: { amount: 42 }, isLowest: false, note: 'Prva trgovina' },
        { money: { amount: 50 }, isLowest: false, note: null },
      ]);
      expect(await cellsOf([other, cheaper], 'total')).toMatchObject([
        { money: { amount: 50 }, isLowest: true },
        { money: { amount: 52 }, isLowest: false },
      ]);
    });

    it('shows no total where the store states no delivery cost, and the offer with the lowest price where none is the best', async () => {
      const ean = anEan();
      const unstated = { productCode: 'GRELNIK-4', name: 'Grelnik', ean, availability: 'unknown' };
      const id = await sell({ ...unstated, price: 20 });
      await sell({ ...unstated, price: 19 }, second);
      expect((await cellsOf([id, other], 'total'))[0]).toBeNull();
      expect((await cellsOf([id, other], 'delivery'))[0]).toEqual({
        texts: [{ text: 'Strošek ni naveden' }],
        more: 0,
      });
      expect((await cellsOf([id, other], 'offer'))[0]).toMatchObject({
        store: { name: 'Druga trgovina' },
        facts: '19,00\u00a0€ · Zaloga ni navedena',
      });
    });

    it('marks no lowest price if its product is sold out', async () => {
      const soldOut = await sell({
        productCode: 'GRELNIK-5',
        name: 'Grelnik Epsilon',
        ean: anEan(),
        price: 10,
        availability: 'out_of_stock',
      });
      expect(await cellsOf([soldOut, other], 'price')).toMatchObject([
        { money: { amount: 10 }, isLowest: false },
        { money: { amount: 50 }, isLowest: false },
      ]);
      expect((await cellsOf([soldOut, other], 'total'))[0]).toBeNull();
    });

    it('shows only rows that differ, by its URL', async () => {
      const path = `/primerjava?ids=${kettle}-${other}`;
      const all = await seen(katalog.visitor(), path);
      expect(all.onlyDifferences).toBe(false);
      const few = await seen(katalog.visitor(), all.switchUrl!);
      expect(few.onlyDifferences).toBe(true);
      expect(few.rows.every(({ differs }) => differs)).toBe(true);
      expect(few.hiddenCount).toBe(all.rows.length - few.rows.length);
      expect(few.hiddenCount).toBeGreaterThan(0);
      expect(few.switchUrl).toBe(path);
    });

    it('works without scripts, and is not indexed', async () => {
      const page = await katalog.visitor().document(`/en/compare?ids=${kettle}-${other}`);
      expect(page.status).toBe(200);
      expect(page.lang).toBe('en');
      expect(page.head).toContain('content="noindex,follow"');
      expect(page.text).toContain('Kettle Beta');
      expect(page.links.get(`/en/compare?ids=${kettle}-${other}&only=differences`)).toBe('Only differences');
      expect(page.links.has(`/en/compare?ids=${other}`)).toBe(true);
      expect(page.links.get(`/en/go/${other}`)).toBe('Go to store');
    });

    it('counts offers of one product as one product', async () => {
      const { products } = await seen(
        katalog.visitor(),
        `/primerjava?ids=${await katalog.value<number>(`select id from products where product_code = 'GRELNIK-1' and id <> $1`, [kettle])}-${kettle}-${other}`,
      );
      expect(products.map(({ id }) => id)).toEqual([kettle, other]);
    });

    it('needs at least two products', async () => {
      const { rows, switchUrl, addUrl } = await seen(
        katalog.visitor(),
        `/primerjava?ids=${kettle}&only=differences`,
      );
      expect(switchUrl).toBeNull();
      expect(addUrl).toBe('/iskanje/izdelki/rezultati');
      expect(rows.some(({ differs }) => differs)).toBe(false);
    });

    it('adds from the category that the products share, and has a link to pass on', async () => {
      const bedding = await katalog.category({ sl: 'Posteljnina' });
      const ids = [];
      for (const name of ['Rjuhe', 'Blazine']) {
        ids.push(await sell({ productCode: name, name }));
        const categoryId = await katalog.category({ sl: name }, bedding);
        await katalog.rows('update product_categories set category_id = $2 where product_id = $1', [
          ids.at(-1),
          categoryId,
        ]);
      }
      const path = `/primerjava?ids=${ids[0]}-${ids[1]}`;
      const { addUrl, shareUrl } = await seen(katalog.visitor(), path);
      expect(addUrl).toBe(`/izdelki/rezultati/${bedding}/posteljnina`);
      expect(shareUrl).toBe(katalog.origin + path);
      expect((await seen(katalog.visitor(), `${path}-${kettle}`)).addUrl).toBe('/iskanje/izdelki/rezultati');
      expect((await seen(katalog.visitor(), '/primerjava')).shareUrl).toBeNull();
    });

    it('begins with the watched products, or with a popular one and those like it', async () => {
      const place = await katalog.category({ sl: 'Grelniki' });
      const offers = 'select offer_id from catalogue_offers where group_id = any($1)';
      for (const [table, column] of [
        ['product_categories', 'product_id'],
        ['catalogue_placements', 'offer_id'],
      ])
        await katalog.rows(`update ${table} set category_id = $2 where ${column} in (${offers})`, [
          [kettle, other],
          place,
        ]);
      const visitor = katalog.visitor();
      expect((await seen(visitor, '/primerjava')).starts).toEqual([]);
      await katalog.rows('update catalogue_offers set popularity = 9 where offer_id = $1', [kettle]);
      const example = { name: 'Pokaži primer', url: `/primerjava?ids=${kettle}-${other}` };
      expect((await seen(visitor, '/primerjava')).starts).toEqual([example]);
      for (const add of [kettle, cheaper]) await visitor.submit('POST', '/opazovani', { add });
      expect((await seen(visitor, '/primerjava')).starts).toEqual([
        { name: 'Primerjaj opazovane izdelke', url: `/primerjava?ids=${cheaper}-${kettle}` },
        example,
      ]);
      expect((await seen(visitor, example.url)).starts).toEqual([]);
    });

    it('names products that are not sold any more, and leaves out unknown ids', async () => {
      const id = await sell({ productCode: 'ODSEL', name: 'Odšel' });
      await hide(id);
      const page = await seen(katalog.visitor(), `/primerjava?ids=${kettle}-${id}-2147483647`);
      expect(page.products.map((product) => product.id)).toEqual([kettle]);
      expect(page.unavailable).toMatchObject([{ name: { text: 'Odšel' }, url: `/izdelek/${id}/odsel` }]);
      expect((await seen(katalog.visitor(), page.unavailable[0]!.removeUrl)).unavailable).toEqual([]);
    });

    it('reveals no drafts', async () => {
      const id = await sell({ productCode: 'OSNUTEK', name: 'Skrivnost' });
      await katalog.rows(`update products set status = 'draft' where id = $1`, [id]);
      await katalog.rows('delete from catalogue_offers where offer_id = $1', [id]);
      const { source } = await katalog.visitor().document(`/primerjava?ids=${id}`);
      expect(source).not.toContain('Skrivnost');
    });

    it.each(['', '?ids=', '?ids=-', '?ids=abc', '?ids[]=1', '?ids=1&ids=2', '?refused=x'])(
      'is empty, but a page, for %s',
      async (query) => {
        const { products, unavailable } = await seen(katalog.visitor(), `/primerjava${query}`);
        expect([products, unavailable]).toEqual([[], []]);
      },
    );
  });

  describe('chosen by buttons', () => {
    let ids: number[];

    beforeAll(async () => {
      ids = [];
      for (const productCode of ['A', 'B', 'C', 'D', 'E'])
        ids.push(await sell({ productCode, name: `Izdelek ${productCode}` }));
    });

    it('is kept in a cookie, shown on every page and in the URL', async () => {
      const visitor = katalog.visitor();
      const { headers, status } = await pick(visitor, { add: ids[0] });
      expect(status).toBe(303);
      const [cookie] = headers.getSetCookie().filter((one) => one.startsWith('comparison='));
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      await pick(visitor, { add: String(ids[1]) });
      expect(await compared(visitor)).toEqual([ids[0], ids[1]]);
      const answer = await visitor.get('/en/compare');
      expect(answer.headers.get('location')).toBe(`/en/compare?ids=${ids[0]}-${ids[1]}`);

      await pick(visitor, { remove: ids[0] });
      expect(await compared(visitor)).toEqual([ids[1]]);
      await pick(visitor, { remove: ids[1] });
      expect(visitor.cookies.has('comparison')).toBe(false);
    });

    it('sets no cookie before something is chosen', async () => {
      const visitor = katalog.visitor();
      await visitor.get(`/primerjava?ids=${ids[0]}`);
      expect(visitor.cookies.has('comparison')).toBe(false);
    });

    it('keeps changes made by links of its own pages, but not shared links', async () => {
      const visitor = katalog.visitor();
      await pick(visitor, { add: ids[0] });
      await visitor.get(`/primerjava?ids=${ids[1]}`, { referer: 'https://drugam.example/' });
      expect(await compared(visitor)).toEqual([ids[0]]);
      await visitor.get(`/primerjava?ids=${ids[1]}`, {
        referer: `${katalog.origin}/primerjava`,
        purpose: 'prefetch',
      });
      expect(await compared(visitor)).toEqual([ids[0]]);
      const { page } = await visitor.document(`/primerjava?ids=${ids[1]}`, {
        referer: `${katalog.origin}/primerjava`,
      });
      expect(page.props['comparison']).toMatchObject({ ids: [ids[1]] });
      expect(await compared(visitor)).toEqual([ids[1]]);
    });

    it('holds four products, and refuses a fifth with a message', async () => {
      const visitor = katalog.visitor();
      for (const id of ids.slice(0, 4)) await pick(visitor, { add: id });
      const answer = await pick(visitor, { add: ids[4] });
      expect(answer.status).toBe(303);
      const { flash, props } = await visitor.page('/', 'storefront/home');
      expect(flash?.toast).toMatchObject({
        severity: 'warn',
        detail: expect.stringContaining('največ 4') as string,
      });
      expect(props.comparison.ids).toEqual(ids.slice(0, 4));
    });

    it('does so without scripts as well, and offers to replace one of the four', async () => {
      const visitor = katalog.visitor();
      for (const id of ids.slice(0, 4)) await pick(visitor, { add: id });
      const form = new URLSearchParams({ add: String(ids[4]) });
      const answer = await fetch(`${katalog.origin}/primerjava`, {
        method: 'POST',
        redirect: 'manual',
        body: form,
        headers: {
          cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          referer: `${katalog.origin}/`,
        },
      });
      expect(answer.status).toBe(303);
      const page = await visitor.document(answer.headers.get('location')!);
      expect(page.text).toContain('Primerjate lahko največ štiri izdelke.');
      const exchange = `/primerjava?ids=${[ids[4], ...ids.slice(1, 4)].join('-')}`;
      expect(page.links.get(exchange)).toBe('Izdelek A');
    });

    it('gives the place of a product that is not sold any more to another', async () => {
      const visitor = katalog.visitor();
      const gone = await sell({ productCode: 'PROC', name: 'Proč' });
      for (const id of [gone, ...ids.slice(0, 3)]) await pick(visitor, { add: id });
      await hide(gone);
      await pick(visitor, { add: ids[3] });
      expect(await compared(visitor)).toEqual(ids.slice(0, 4));
    });

    it('is not done for another site', async () => {
      const answer = await fetch(`${katalog.origin}/primerjava`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: 'https://elsewhere.example' },
        body: new URLSearchParams({ add: String(ids[0]) }),
      });
      expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('comparison='))).toEqual([]);
    });
  });
});
