import type { AttributeType } from '../../../src/attributes/attribute-definition.entity.js';
import type { ProductListJson } from '../../../src/products/product-list.json.js';
import { anEan, type OfferOfFeed } from '../../support/data/feed.js';
import { choiceOf, rangeOf } from '../../support/filter-controls.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { reduceFrom } from '../../support/data/past-prices.js';
import { linkOf } from '../../support/browser/document.js';

const define = async (
  name: { sl: string; en: string },
  type: AttributeType,
  unit: string | null,
  categoryId: number,
) => {
  const body = { translations: { name }, type, unit, categories: [{ id: categoryId, filterable: true }] };
  return (await platform.write<{ id: number }>('POST', '/api/attributes', body)).id;
};
const anOffer = (
  productCode: string,
  price: number,
  attributes: Record<string, string>,
  fields: Partial<OfferOfFeed>,
): Partial<OfferOfFeed> => ({
  productCode,
  name: `Slušalke ${productCode}`,
  price,
  category: 'Avdio > Slušalke',
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  ...fields,
});
const importOffers = (to: Store, offers: Partial<OfferOfFeed>[]) => katalog.sell(to, ...offers);
const katalog = await Katalog.use({ worker: false });
const visitor = katalog.visitor();
const platform = await katalog.signedInAs('super_admin');
const [store, other] = [await katalog.store('Prva'), await katalog.store('Druga')];
const root = await katalog.category({ sl: 'Avdio', en: 'Audio' });
const category = await katalog.category({ sl: 'Slušalke', en: 'Headphones' }, root);
// filters of an ancestor count, too
const colour = await define({ sl: 'Barva', en: 'Colour' }, 'text', null, root);
const weight = await define({ sl: 'Teža', en: 'Weight' }, 'number', 'g', category);
const wireless = await define({ sl: 'Brezžično', en: 'Wireless' }, 'boolean', null, category);
const ean = anEan();
await importOffers(store, [
  anOffer('A', 30, { barva: 'črna', teza: '100', brezzicno: 'da' }, { brand: 'Lumi', ean }),
  anOffer('B', 20, { barva: 'bela', teza: '0,2 kg', brezzicno: 'ne' }, { brand: 'Lumi', stock: 0 }),
  anOffer('C', 10, { barva: 'Črna', teza: '300' }, { brand: 'Zora' }),
  anOffer('D', 40, {}, {}),
]);
await reduceFrom(katalog.app, 15, [await katalog.idOf(store, 'C')]);
await importOffers(other, [
  anOffer('A2', 25, { barva: 'črna', teza: '100', brezzicno: 'da' }, { ean, deliveryCost: 5 }),
]);

describe('filtering by attributes', () => {
  const list = async (query: string) => {
    const body = await visitor.read<ProductListJson>(
      `/api/products?category=${category}&sort=price&${query}`,
    );
    return body;
  };
  const codes = ({ products }: ProductListJson) => products.map(({ productCode }) => productCode);
  const group = ({ filters }: ProductListJson, id: number | string) =>
    filters.find((one) => one.id === (typeof id === 'number' ? `attributes[${id}]` : id));
  const items = (body: ProductListJson, id: number | string) =>
    Object.fromEntries(group(body, id)!.items.map((item) => [item.id, item.count]));

  describe('in the API', () => {
    it('offers the attributes of the category and its ancestors, with counts of cards', async () => {
      const body = await list('locale=en');
      expect(body.filters.map(({ id }) => id).slice(-3)).toEqual([
        `attributes[${weight}]`,
        `attributes[${wireless}]`,
        `attributes[${colour}]`,
      ]);
      expect(group(body, colour)).toMatchObject({ title: 'Colour' });
      expect(items(body, colour)).toEqual({ crna: 2, bela: 1 });
      expect(items(body, wireless)).toEqual({ true: 1, false: 1 });
      expect(group(body, weight)).toMatchObject({
        title: 'Weight',
        unit: 'g',
        items: [
          { id: 'from', count: 3, value: 100 },
          { id: 'to', count: 3, value: 300 },
        ],
      });
    });

    it.each([
      [() => `attributes[${colour}]=crna`, ['C', 'A']],
      [() => `attributes[${colour}]=%C4%8CRNA`, ['C', 'A']],
      [() => `attributes[${colour}]=crna&attributes[${colour}]=bela`, ['C', 'B', 'A']],
      [() => `attributes[${weight}]=150..250`, ['B']],
      [() => `attributes[${weight}]=250..150`, ['B']],
      [() => `attributes[${weight}]=200..`, ['C', 'B']],
      [() => `attributes[${weight}]=..200`, ['B', 'A']],
      [() => `attributes[${weight}]=100`, ['A']],
      [() => `attributes[${wireless}]=true`, ['A']],
      [() => `attributes[${colour}]=crna&attributes[${weight}]=..200`, ['A']],
      [() => `attributes[${colour}]=zelena`, []],
      [() => 'attributes[999999]=crna', []],
    ])('finds products with the value', async (query, found) => {
      expect(codes(await list(query()))).toEqual(found);
    });

    it('counts each facet without its own selection', async () => {
      const body = await list(`attributes[${colour}]=crna&brand=Zora`);
      expect(codes(body)).toEqual(['C']);
      expect(items(body, colour)).toEqual({ crna: 1 });
      expect(items(body, 'brands')).toEqual({ lumi: 1, zora: 1 });
      expect(group(body, weight)!.items[0]).toMatchObject({ value: 300, count: 1 });
      expect(items(body, 'companies')).toEqual({ [store.company.id]: 1 });
      expect(items(body, 'discount')).toEqual({ true: 1 });
    });

    it('follows changes of products', async () => {
      await importOffers(store, [anOffer('D', 40, { barva: 'zelena' }, {})]);
      expect(codes(await list(`attributes[${colour}]=zelena`))).toEqual(['D']);
      await importOffers(store, [anOffer('D', 40, {}, {})]);
      expect(codes(await list(`attributes[${colour}]=zelena`))).toEqual([]);
    });

    it('drops a deleted attribute', async () => {
      const shape = await define({ sl: 'Oblika', en: 'Shape' }, 'text', null, category);
      await importOffers(store, [anOffer('E', 50, { oblika: 'okrogla' }, {})]);
      expect(codes(await list(`attributes[${shape}]=okrogla`))).toEqual(['E']);
      await platform.send('DELETE', `/api/attributes/${shape}?detach=true`);
      expect(codes(await list(`attributes[${shape}]=okrogla`))).toEqual([]);
      expect(
        await katalog.rows('select from catalogue_attributes where definition_id = $1', [shape]),
      ).toEqual([]);
      const id = await katalog.idOf(store, 'E');
      await store.admin.send('DELETE', `/api/products/${id}`);
    });

    it.each([
      'attributes=1',
      'attributes[a]=1',
      'attributes[0]=1',
      'attributes[7][x]=1',
      'attributes[99999999999]=1',
    ])('refuses %s', async (query) => {
      const response = await visitor.get(`/api/products?${query}`);
      expect(response.status).toBe(400);
      expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['attributes']);
    });
  });

  describe('from page to page', () => {
    it.each(['relevance', 'price', '-price', 'total', 'name', 'newest', 'popular'])(
      'leads through the whole list in the order of %s, each card once',
      async (sort) => {
        const address = `/api/products?category=${category}&sort=${sort}&limit=100`;
        const whole = await visitor.read<ProductListJson>(address);
        expect(whole.nextCursor).toBeNull();
        const walked: number[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const query = `limit=1${cursor && `&cursor=${cursor}`}`;
          const page: ProductListJson = await visitor.read(
            `/api/products?category=${category}&sort=${sort}&${query}`,
          );
          walked.push(...page.products.map(({ id }) => id));
          cursor = page.nextCursor;
        }
        expect(walked).toEqual(whole.products.map(({ id }) => id));
        expect(walked).toHaveLength(4);
      },
    );

    it('pages through the results of a search', async () => {
      const first = await (await visitor.get('/api/products?query=slusalke&limit=3')).json();
      const { nextCursor, products } = first as ProductListJson;
      const next = await visitor.read<ProductListJson>(
        `/api/products?query=slusalke&limit=3&cursor=${nextCursor}`,
      );
      expect(new Set([...products, ...next.products].map(({ id }) => id)).size).toBe(4);
    });

    it.each([
      'x',
      'WzFd',
      Buffer.from('["popular",1,2]').toString('base64url'),
      Buffer.from('["price","a",2]').toString('base64url'),
    ])('refuses the cursor %s', async (cursor) => {
      const response = await visitor.get(`/api/products?sort=price&cursor=${cursor}&locale=sl`);
      expect(response.status).toBe(400);
      expect(((await response.json()) as { errors: object }).errors).toEqual({
        cursor: 'Kazalec strani ni veljaven. Začnite znova na prvi strani.',
      });
    });
  });

  describe('in the store’s own list', () => {
    let draft: number;

    beforeAll(async () => {
      const code = 'OS-1';
      const product = { name: 'Slušalke OS', productCode: code, price: 35, link: 'https://store.test/' };
      draft = (
        await store.admin.write<{ id: number }>('POST', '/api/products?locale=sl', {
          ...product,
          deliveryCost: 4,
          attributes: [
            { definitionId: colour, name: 'Barva', value: 'Bela' },
            { definitionId: weight, name: 'Teža', value: '0,15', unit: 'kg' },
          ],
        })
      ).id;
      await katalog.rows(`update products set status = 'draft' where id = $1`, [draft]);
      await katalog.rows('delete from catalogue_attributes where offer_id = $1', [draft]);
    });
    afterAll(() => store.admin.send('DELETE', `/api/products/${draft}`));

    const own = async (query: string, status = 'all') => {
      const body = await store.admin.read<ProductListJson>(`/api/products?status=${status}&${query}`);
      return body;
    };

    it.each([
      [() => `attributes[${colour}]=bela`, ['B', 'OS-1']],
      [() => `attributes[${colour}]=%C4%8CRNA&attributes[${colour}]=bela`, ['C', 'B', 'A', 'OS-1']],
      [() => `attributes[${weight}]=120..250`, ['B', 'OS-1']],
      [() => `attributes[${weight}]=150`, ['OS-1']],
      [() => `attributes[${weight}]=..199&attributes[${colour}]=bela`, ['OS-1']],
      [() => `attributes[${wireless}]=false`, ['B']],
      [() => 'attributes[999999]=bela', []],
    ])('finds products with the value, including drafts', async (query, found) => {
      const body = await own(`sort=price&${query()}`);
      expect(codes(body)).toEqual(found);
      expect(body.count).toBe(found.length);
    });

    it.each([
      ['relevance', ['OS-1', 'D', 'C', 'B', 'A']],
      ['newest', ['OS-1', 'D', 'C', 'B', 'A']],
      ['price', ['C', 'B', 'A', 'OS-1', 'D']],
      ['-price', ['D', 'OS-1', 'A', 'B', 'C']],
      ['total', ['OS-1', 'A', 'B', 'C', 'D']],
      ['name', ['A', 'B', 'C', 'D', 'OS-1']],
      ['popular', ['OS-1', 'D', 'C', 'B', 'A']],
    ])('pages through it sorted by %s', async (sort, order) => {
      const walked: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: ProductListJson = await own(`sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
        expect(page.count).toBe(5);
        walked.push(...codes(page).map((code) => code!));
        cursor = page.nextCursor;
      }
      expect(walked).toEqual(order);
    });

    it.each(['x', Buffer.from('["price",10,1]').toString('base64url')])(
      'refuses the cursor %s',
      async (cursor) => {
        const response = await store.admin.get(`/api/products?status=all&sort=price&cursor=${cursor}`);
        expect(response.status).toBe(400);
        expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['cursor']);
      },
    );
  });

  describe('on pages', () => {
    const page = async (query: string, locale = 'sl') => {
      const path = locale === 'sl' ? `/izdelki/rezultati/${category}` : `/en/products/results/${category}`;
      const moved = (await visitor.get(path)).headers.get('location')!;
      return `${moved}?${query}`;
    };

    it('shows facets, chips and selected values, without JavaScript', async () => {
      const address = await page(
        `attributes[${colour}]=crna&attributes[${weight}][from]=50&attributes[${weight}][to]=150&inStock=1`,
      );
      const { props } = await visitor.page(address, 'products/category');
      expect(props.results!.chips.map(({ name }) => name)).toEqual([
        'Na zalogi',
        'Teža: 50–150\u00a0g',
        expect.stringMatching(/^Barva: črna$/i),
      ]);
      expect(props.results!.count).toBe(1);
      const html = await (await visitor.get(address)).text();
      expect(html).toContain(`name="attributes[${weight}][from]"`);
      expect(html).toMatch(/value="crna"[^>]*checked|checked[^>]*value="crna"/);
      expect(html).toMatch(/Barva: črna/i);
    });

    it('removes each filter by the link of its chip', async () => {
      const address = await page(
        `attributes[${colour}]=crna&attributes[${wireless}]=true&company=${store.company.id}&sort=total`,
      );
      const { props } = await visitor.page(address, 'products/category');
      const counts = await Promise.all(
        props.results!.chips.map(async ({ removeUrl }) => {
          const one = await visitor.page(removeUrl, 'products/category');
          return [one.props.results!.chips.length, one.props.results!.sort];
        }),
      );
      expect(counts).toEqual([
        [2, 'total'],
        [2, 'total'],
        [2, 'total'],
      ]);
      const reset = await visitor.page(props.results!.resetUrl!, 'products/category');
      expect(reset.props.results).toMatchObject({ chips: [], sort: 'total', count: 4 });
    });

    it('keeps a selected value with its name when no product has it', async () => {
      const [{ key, name }] = (await katalog.rows<{ key: string; name: string }>(
        'select key, name from brands',
      )) as [{ key: string; name: string }];
      const { props } = await visitor.page(
        await page(
          `priceFrom=9000&brand=${key}&company=${store.company.id}&attributes[${colour}]=crna&attributes[${weight}][from]=50`,
        ),
        'products/category',
      );
      const { count, chips } = props.results!;
      const choice = (field: string) => choiceOf(props.results!, field);
      expect(count).toBe(0);
      expect(choice('brand').items).toEqual([{ id: key, title: { text: name }, count: 0, selected: true }]);
      expect(choice('company').items).toMatchObject([{ title: { text: 'Prva' }, count: 0, selected: true }]);
      const chosen = choice(`attributes[${colour}]`);
      expect(chosen.items).toMatchObject([{ id: 'crna', title: { text: 'črna' }, selected: true }]);
      expect(rangeOf(props.results!, `attributes[${weight}][from]`)).toMatchObject({ from: 50, to: null });
      expect(chips.map((chip) => chip.name)).toEqual(expect.arrayContaining([name, 'Prva', 'Barva: črna']));
    });

    it('keeps cards complete when stores are selected', async () => {
      const { props } = await visitor.page(await page(`company=${other.company.id}`), 'products/category');
      expect(props.list!.cards).toMatchObject([{ offerCount: 2, lowestPrice: { amount: 25 }, isFrom: true }]);
      expect(
        choiceOf(props.results!, 'company').items.map(({ title, selected }) => [title.text, selected]),
      ).toEqual([
        ['Prva', false],
        ['Druga', true],
      ]);
      const dearest = await visitor.page(
        await page(`company=${store.company.id}&priceFrom=30&priceTo=30`),
        'products/category',
      );
      expect(dearest.props.list!.cards).toMatchObject([
        { offerCount: 2, lowestPrice: { amount: 30 }, isFrom: false },
      ]);
    });

    it('tells two facts on each card, in the order of the filters', async () => {
      const facts = async (locale: string) => {
        const { props } = await visitor.page(await page('sort=price', locale), 'products/category');
        return props.list!.cards.map((card) => card.facts);
      };
      expect(await facts('sl')).toEqual([
        [{ text: 'Teža: 300\u00a0g · Barva: Črna' }],
        [{ text: 'Teža: 200\u00a0g · Brezžično: ne' }],
        [{ text: 'Teža: 100\u00a0g · Brezžično: da' }],
        [],
      ]);
      expect((await facts('en')).slice(0, 2)).toEqual([
        [{ text: 'Weight: 300\u00a0g' }, { text: ' · Barva: Črna', lang: 'sl' }],
        [{ text: 'Weight: 200\u00a0g · Wireless: no' }],
      ]);
    });

    it('has a list with facts in columns, at an address that search engines take for the same', async () => {
      const cards = await visitor.page(await page(`inStock=1&sort=price`), 'products/category');
      expect(cards.props.results).toMatchObject({ view: 'cards', columns: [] });
      const { url } = cards.props.results!.views.find(({ id }) => id === 'list')!;
      expect(url).toBe(await page('inStock=1&sort=price&view=list'));
      const { props } = await visitor.page(url, 'products/category');
      const { views, columns, sorts, kept, chips, resetUrl } = props.results!;
      expect(columns).toEqual([
        { id: weight, title: { text: 'Teža' } },
        { id: wireless, title: { text: 'Brezžično' } },
        { id: colour, title: { text: 'Barva' } },
      ]);
      expect(props.list!.cards[2]).toMatchObject({
        facts: [{ text: 'Teža: 100\u00a0g · Brezžično: da · Barva: črna' }],
        cells: [
          { id: weight, text: '100\u00a0g' },
          { id: wireless, text: 'da' },
          { id: colour, text: 'črna' },
        ],
      });
      const inEnglish = props.languages.find(({ locale }) => locale === 'en')!.url;
      const others = [...sorts.map((sort) => sort.url), chips[0]!.removeUrl, resetUrl!, inEnglish];
      expect(others.filter((other) => !other.includes('view=list'))).toEqual([]);
      expect(kept).toContainEqual({ name: 'view', value: 'list' });
      expect(views.find(({ id }) => id === 'cards')!.url).toBe(await page('inStock=1&sort=price'));
      const address = await page('view=list');
      const document = await visitor.document(address);
      expect(linkOf(document, 'rel="canonical"')).toBe(katalog.origin + address.split('?')[0]);
      expect(document.head).not.toContain('noindex');
      expect(document.body).toMatch(/<table.*<th scope="col">Teža<.*<th scope="row">.*<td>100\u00a0g<\/td>/s);
    });

    it('has all facts in one column where the category is not one', async () => {
      const { props } = await visitor.page(
        '/iskanje/izdelki/rezultati/slusalke?sort=price&view=list',
        'products/search',
      );
      expect(props.results!.columns).toEqual([{ id: null, title: { text: 'Tehnični podatki' } }]);
      expect(props.list!.cards[0]!.facts).toEqual([{ text: 'Teža: 300\u00a0g · Barva: Črna' }]);
    });

    it('says by which totals it is sorted', async () => {
      const { props } = await visitor.page(await page('sort=total', 'en'), 'products/category');
      expect(props.list!.cards.map(({ notes }) => notes.length)).toEqual([1, 0, 0, 0]);
      expect(props.list!.cards[0]!.notes).toEqual(['With delivery: €30.00']);
    });

    it('says in the list when a price was checked, and on a card when that was long ago', async () => {
      const checked = async (query: string, locale?: string) => {
        const { props } = await visitor.page(await page(query, locale), 'products/category');
        return props.list!.cards[0]!.notes;
      };
      expect(await checked('view=list')).toEqual(['Cena preverjena danes']);
      expect(await checked('')).toEqual([]);
      await katalog.rows(`update products set price_checked_at = now() - interval '3 days'`);
      await katalog.rows('update companies set prices_checked_at = null');
      expect(await checked('view=list')).toEqual(['Cena preverjena pred 3 dnevi']);
      expect(await checked('', 'en')).toEqual(['Price checked 3 days ago']);
    });

    it('shows the first page for an invalid cursor', async () => {
      const { props } = await visitor.page(await page('cursor=xyz'), 'products/category');
      expect(props.list!.cards).toHaveLength(4);
    });
  });
});
