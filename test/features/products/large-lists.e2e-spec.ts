import { CategoriesService } from '../../../src/categories/categories.service.js';
import { AVAILABILITY_CODES } from '../../../src/products/facets/codes.js';
import type { ProductListJson } from '../../../src/products/product-list.json.js';
import { LARGE_LIST } from '../../../src/products/large-lists/list-sizes.js';
import { PopularityTiers } from '../../../src/products/refresh/popularity-tiers.js';
import { ENOUGH_HITS } from '../../../src/search/found-by-words.js';
import { aFeed, anEan, type OfferOfFeed } from '../../support/data/feed.js';
import { packLargeLists } from '../../support/data/large-lists.js';
import { Katalog } from '../../support/katalog.js';
import { reduceFrom } from '../../support/data/past-prices.js';
import { until } from '../../support/until.js';

const STORES = 4;
/** Enough for a search whose hits are filtered in memory. */
const OFFERS_OF_A_STORE = ENOUGH_HITS / STORES + 20;
const COLOURS = ['crna', 'bela', 'rdeca', 'modra', 'siva'];
const BRANDS = ['Lumi', 'Zora', 'Breza', 'Cirus', 'Delta', 'Ekvator'];

/** A reproducible sequence (mulberry32) in [0, 1). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** For every query, memory and database must answer the same. */
describe('large lists', () => {
  let katalog: Katalog;
  let category: number;
  let colour: number;
  let weight: number;
  let wireless: number;
  const roll = dice(20261121);
  const below = (limit: number) => Math.floor(roll() * limit);
  const maybe = <Value>(chance: number, value: () => Value) => (roll() < chance ? value() : undefined);
  const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)]!;

  beforeAll(async () => {
    katalog = await Katalog.start();
    const platform = await katalog.signedInAs('super_admin');
    category = await katalog.category({ sl: 'Slušalke', en: 'Headphones' });
    const child = await katalog.category({ sl: 'Brezžične', en: 'Cordless' }, category);
    expect(child).toBeGreaterThan(category);
    const define = async (name: { sl: string; en: string }, type: string, unit: string | null) => {
      const categories = [{ id: category, filterable: true }];
      const response = await platform.send('POST', '/api/attributes', {
        translations: { name },
        type,
        unit,
        categories,
      });
      return ((await response.json()) as { id: number }).id;
    };
    colour = await define({ sl: 'Barva', en: 'Colour' }, 'text', null);
    weight = await define({ sl: 'Teža', en: 'Weight' }, 'number', 'g');
    wireless = await define({ sl: 'Brezžično', en: 'Wireless' }, 'boolean', null);
    const eans = Array.from({ length: 60 }, () => anEan());
    for (let store = 0; store < STORES; store++) {
      const made = await katalog.store(`Trgovina ${store}`);
      const offers = Array.from({ length: OFFERS_OF_A_STORE }, (_, at) => anyOffer(eans[below(60)]!, at));
      await katalog.import(made, aFeed(offers), { mode: 'delta' });
    }
    const reduced = await katalog.rows<{ id: number }>('select id from products where id % 3 = 0');
    await reduceFrom(
      katalog.app,
      110,
      reduced.map(({ id }) => id),
    );
    await katalog.rows('update catalogue_offers set popularity = offer_id % 7');
    await katalog.rows('update catalogue_placements set popularity = offer_id % 7');
    // else the worker does it meanwhile, a thousand at a time, and a search between two of them finds those alone
    await katalog.app.get(PopularityTiers).assign(new AbortController().signal);
  });
  afterAll(() => katalog?.close());

  /** Some share an EAN with other stores, some are variants, some in a foreign currency. */
  function anyOffer(ean: string, at: number): Partial<OfferOfFeed> {
    const price = 5 + below(400) / 4;
    const attributes = [
      maybe(0.8, () => ({ name: 'barva', value: oneOf(COLOURS) })),
      maybe(0.6, () => ({ name: 'teza', value: String(50 + below(20) * 10) })),
      maybe(0.5, () => ({ name: 'brezzicno', value: oneOf(['da', 'ne']) })),
    ].filter((attribute) => attribute !== undefined);
    return {
      productCode: `K${at}`,
      name: `Slušalke ${at}`,
      price,
      currency: maybe(0.05, () => 'USD'),
      ean: maybe(0.6, () => ean),
      brand: maybe(0.9, () => oneOf(BRANDS)),
      category: oneOf(['Slušalke', 'Slušalke > Brezžične']),
      availability: oneOf(Object.keys(AVAILABILITY_CODES)),
      deliveryCost: maybe(0.7, () => below(6)),
      variantGroup: maybe(0.2, () => `V${below(8)}`),
      attributes,
    };
  }

  function anyQuery(): string {
    const query = new URLSearchParams({ category: String(category), limit: oneOf(['3', '24', '100']) });
    query.set('sort', oneOf(['popular', 'price', '-price', 'total', 'newest', 'relevance', 'name']));
    maybe(0.4, () => query.set('query', oneOf(['slušalke', 'slusalk', 'lumi', 'slušalke 1'])));
    for (const brand of BRANDS) maybe(0.15, () => query.append('brand', brand));
    maybe(0.2, () => query.set('inStock', 'true'));
    maybe(0.2, () => query.set('discount', 'true'));
    maybe(0.3, () => query.set('priceFrom', String(5 + below(40))));
    maybe(0.3, () => query.set('priceTo', String(30 + below(80))));
    maybe(0.3, () => query.append(`attributes[${colour}]`, oneOf(COLOURS)));
    maybe(0.1, () => query.append(`attributes[${colour}]`, oneOf(COLOURS)));
    maybe(0.2, () => query.append(`attributes[${weight}]`, `${50 + below(10) * 10}..`));
    maybe(0.2, () => query.append(`attributes[${wireless}]`, oneOf(['true', 'false'])));
    maybe(0.15, () => query.set('page', '2'));
    return query.toString();
  }

  const list = async (query: string) => {
    const response = await katalog.visitor().get(`/api/products?${query}`);
    const body = (await response.json()) as ProductListJson;
    if (response.status !== 200) throw new Error(JSON.stringify(body));
    const { products, count, filters, nextCursor } = body;
    return { products: products.map(({ id, price }) => [id, price]), count, filters, nextCursor };
  };

  async function pack(): Promise<void> {
    await seemLarge();
    await packLargeLists(katalog.app);
  }

  async function seemLarge(): Promise<void> {
    await katalog.rows('update categories set product_count = $1 where id = $2', [LARGE_LIST, category]);
    katalog.app.get(CategoriesService).forget();
  }

  it('fall back to the database when the packed columns cannot be read', async () => {
    const query = `category=${category}&inStock=true&sort=price`;
    const live = await list(query);
    expect(live.count).toBeGreaterThan(3);
    await pack();
    const packed = await katalog.rows(
      `update catalogue_facets set names = '{}' where category_id = $1 returning 1`,
      [category],
    );
    expect(packed).toHaveLength(1);
    expect(await list(query)).toEqual(live);
  });

  it('answer from memory the same as the database, with every filter, order, page and cursor', async () => {
    const queries = Array.from({ length: 120 }, anyQuery);
    const asked = async () => {
      const answers: Record<string, unknown> = {};
      for (const query of queries) {
        const first = await list(query);
        answers[query] = first;
        if (first.nextCursor && !query.includes('page='))
          answers[`${query}, next`] = await list(`${query}&cursor=${first.nextCursor}`);
      }
      return answers;
    };
    const live = await asked();
    // the comparison is not of empty results
    expect(Object.values(live).filter((one) => (one as { count: number }).count > 3).length).toBeGreaterThan(
      60,
    );
    await pack();
    expect(await asked()).toEqual(live);
  });

  it('leave out offers that have been hidden since, and fill the page', async () => {
    await pack();
    const query = `category=${category}&inStock=true&sort=price&limit=3`;
    const before = await list(query);
    await katalog.rows('delete from catalogue_offers where card_id = $1', [before.products[0]![0]]);
    const after = await list(query);
    expect(after.products).toHaveLength(3);
    expect(after.products.slice(0, 2)).toEqual(before.products.slice(1));
    // counts are those of the packed list
    expect(after.count).toBe(before.count);
  });

  it('filter the hits of a common word in memory, unless a new hit has been added since', async () => {
    const query = `category=${category}&query=slusalke&sort=price&limit=3`;
    // all are new, and the database answers lists that are filtered by condition
    const live = () => list(`${query}&condition=new`);
    const whole = await live();
    const placed = await katalog.rows(
      `delete from catalogue_placements where category_id = $1 and offer_id in (
         select offer_id from catalogue_offers where card_id = $2) returning *`,
      [category, whole.products[0]![0]],
    );
    await pack();
    const without = await live();
    await until(async () => (await list(query)).count === without.count);
    const [first] = without.products;
    await katalog.rows('delete from catalogue_offers where card_id = $1', [first![0]]);
    const after = await list(query);
    expect(after.products.slice(0, 2)).toEqual(without.products.slice(1));
    // counts are those of the packed list
    expect(after.count).toBe(without.count);
    await katalog.rows(
      'insert into catalogue_placements select * from json_populate_recordset(null::catalogue_placements, $1)',
      [JSON.stringify(placed)],
    );
    expect((await list(query)).products.slice(0, 2)).toEqual([whole.products[0], after.products[0]]);
  });

  it('fall back to the database when a service has the common word, too', async () => {
    const all = async () => (await list('query=slusalke&limit=100')).count;
    await pack();
    const before = await all();
    const store = await katalog.store('Servis');
    const service = {
      kind: 'service',
      name: 'Čiščenje slušalk',
      productCode: 'S',
      price: 1,
      status: 'active',
    };
    expect((await store.admin.send('POST', '/api/products', service)).status).toBe(201);
    await katalog.rows('update catalogue_offers set popularity = 9 where kind = 2');
    await katalog.app.get(PopularityTiers).assign(new AbortController().signal);
    const { count, filters } = await list('query=slusalke');
    expect(count).toBe(before + 1);
    const kinds = filters.find(({ id }) => id === 'kind')!.items.map((item) => [item.id, item.count]);
    expect(kinds).toEqual([
      ['product', before],
      ['service', 1],
    ]);
    expect((await list('query=slusalke&kind=product')).count).toBe(before);
  });

  it('fall back to the database after too many changes', async () => {
    await pack();
    const query = `category=${category}&inStock=true&sort=price&limit=3`;
    await katalog.rows(
      `update catalogue_offers set availability = $1 where offer_id in
        (select offer_id from catalogue_offers where availability = $2 order by price_cents limit 20)`,
      [AVAILABILITY_CODES.out_of_stock, AVAILABILITY_CODES.in_stock],
    );
    expect((await list(query)).products).toHaveLength(3);
  });
});
