import type { PoolClient } from 'pg';
import { countedByIndex, countedByScan } from '../../../scripts/bench/catalogue/exactness/counted-answer.js';
import { PlainScan } from '../../../scripts/bench/catalogue/exactness/plain-scan.js';
import { RandomQueries, boundsOf } from '../../../scripts/bench/catalogue/exactness/random-queries.js';
import { Chance } from '../../../scripts/demo/data/random.js';
import {
  CatalogueIndex,
  type FoundCard,
  type IndexPage,
  type IndexQuery,
} from '../../../src/search/catalogue-index/catalogue-index.js';
import { AVAILABILITY_CODES } from '../../../src/search/catalogue-index/codes.js';
import { QueryParser } from '../../../src/search/query-parser.js';
import { aFeed, anEan, type OfferOfFeed } from '../data/feed.js';
import { reduceFrom } from '../data/past-prices.js';
import type { Visitor } from '../browser/visitor.js';
import { Katalog, type Store } from '../katalog.js';
import { AMOUNTS } from '../nightly.js';
import { until } from '../until.js';

/** Queries of one test. */
const PART = 60;
const PARTS = Array.from({ length: AMOUNTS.randomQueries / PART }, (_, part) => part);
const CACHED = 12;
const STORES = 4;
const OFFERS_OF_A_STORE = 120;
const SERVICES = 30;
const DECISIONS = 60;
const COLOURS = ['črna', 'bela', 'rdeča', 'modra', 'siva', 'brez'];
const AGES = ['od 3 let', 'od 6 let', '3–4 leta'];
const BRANDS = ['Lumi', 'Zora', 'Breza', 'Cirus Nova', 'Delta'];
const NAMES = [
  'Slušalke',
  'Žične slušalke',
  'Etui za slušalke',
  'Zvočnik',
  'Zvočniki Zora',
  'Polnilnik',
  'Čajnik 0,5 l',
  'Zvočnik ZV-20B',
  'Vijak M6 × 30, ZV20',
  'Copati 41 1/2',
];
const TEXTS = [
  'slušalke',
  'slusalk',
  'zvočnik lumi',
  'rdeče slušalke',
  'črn zvočnik zora',
  'polnilnik -zora',
  'trgovina',
  'brezžične',
  'etui',
  'k7',
  'zvočnik slušalke',
  'nikjer slušalke',
  'cirus nova polnilnik',
  'headphones',
  'barva bela',
  'delta etui modra',
  'popravilo slušalk',
  '"žične slušalke"',
  '»slušalke žične«',
  '„cirus nova“ polnilnik',
  '"etui za slušalke" bela',
  '"za slušalke"',
  '"trgovina lumi"',
  'slušalke -"žične slušalke"',
  'zvočnik -"cirus nova"',
  'čajnik 500 ml',
  'čajnik -500ml',
  '5 dl zora',
  '"čajnik 0,5 l"',
  'zv20b',
  'zvočnik zv 20b',
  'm6x30',
  'M6 x 30 zv-20',
  'copati 41,5',
  'slušalke za 5-letnika',
  'darilo od 3 let',
  'slušalke brez barve',
  'zvočnik brez žic',
  'slušalke brez etuija',
];

const chance = new Chance('a catalogue to ask about');
const roll = () => chance.next();
const below = (limit: number) => Math.floor(roll() * limit);
const maybe = <Value>(part: number, value: () => Value) => (chance.happens(part) ? value() : undefined);
const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)]!;

/** An engine as queries are put to it. */
interface ConformingEngine {
  /** Starts the application with it. */
  start: () => Promise<Katalog>;
  /** Waits until it contains all committed changes. */
  catchUp?: (katalog: Katalog) => Promise<unknown>;
  close?: () => Promise<void>;
}

/** Random queries over a random catalogue: every answer equals a plain scan of all offers. */
export function itAnswersAsPlainScan(engine: ConformingEngine): void {
  let katalog: Katalog;
  let scanning: PoolClient;
  let stores: Store[];
  let queries: RandomQueries;

  beforeAll(async () => {
    katalog = await engine.start();
    const platform = await katalog.signedInAs('super_admin');
    const category = await katalog.category({ sl: 'Slušalke', en: 'Headphones' });
    const child = await katalog.category({ sl: 'Brezžične', en: 'Cordless' }, category);
    const define = async (name: { sl: string; en: string }, type: string, unit: string | null) => {
      const categories = [{ id: category, filterable: true }];
      const body = { translations: { name }, type, unit, categories };
      const response = await platform.send('POST', '/api/attributes', body);
      return ((await response.json()) as { id: number }).id;
    };
    const definitions = [
      await define({ sl: 'Barva', en: 'Colour' }, 'text', null),
      await define({ sl: 'Teža', en: 'Weight' }, 'number', 'g'),
      await define({ sl: 'Brezžično', en: 'Wireless' }, 'boolean', null),
      await define({ sl: 'Starost', en: 'Age' }, 'text', null),
    ];
    const eans = Array.from({ length: 50 }, () => anEan());
    stores = [];
    for (let store = 0; store < STORES; store++) {
      stores.push(await katalog.store(`Trgovina ${BRANDS[store]}`));
      const offers = Array.from({ length: OFFERS_OF_A_STORE }, (_, at) => anyOffer(oneOf(eans), at));
      await katalog.import(stores[store]!, aFeed(offers), { mode: 'delta' });
    }
    await stateDelivery();
    await putServices();
    const hidden = await katalog.store('Trgovina Skrita');
    await katalog.import(
      hidden,
      aFeed(Array.from({ length: OFFERS_OF_A_STORE / 2 }, (_, at) => anyOffer(oneOf(eans), at))),
    );
    await hide(hidden);
    await decide(platform);
    const reduced = await katalog.rows<{ id: number }>('select id from products where id % 3 = 0');
    await reduceFrom(
      katalog.app,
      110,
      reduced.map(({ id }) => id),
    );
    await katalog.rows('update catalogue_offers set popularity = offer_id % 7');
    const values = await katalog.rows<{ id: number; definitionId: number }>(
      'select id, definition_id as "definitionId" from attribute_values order by id',
    );
    const parser = katalog.app.get(QueryParser);
    queries = new RandomQueries(
      {
        texts: TEXTS,
        categoryIds: [category, child],
        companyIds: stores.map(({ company }) => company.id),
        eans,
        brands: BRANDS.map((brand) => brand.toLowerCase()),
        valuesOf: new Map(
          definitions.map((of) => [
            of,
            values.filter(({ definitionId }) => definitionId === of).map(({ id }) => id),
          ]),
        ),
        lastOfferId: STORES * OFFERS_OF_A_STORE,
        bounds: await boundsOf(katalog.rows.bind(katalog)),
      },
      async (text, locale) => {
        const parsed = await parser.parse(text, locale, { constraints: false, filters: false });
        return parsed.search!.query;
      },
    );
    await engine.catchUp?.(katalog);
    scanning = await katalog.connect();
  }, 300_000);
  afterAll(async () => {
    scanning?.release();
    await katalog?.close();
    await engine.close?.();
  });

  /** Made by hand, like those of stores. */
  async function putServices(): Promise<void> {
    for (let at = 0; at < SERVICES; at++) {
      const service = {
        kind: 'service',
        status: 'active',
        productCode: `S${at}`,
        name: `Popravilo: ${oneOf(NAMES)} ${at}`,
        price: 5 + below(200) / 4,
      };
      const { status } = await oneOf(stores).admin.send('POST', '/api/products', service);
      expect(status).toBe(201);
    }
  }

  /** Stores whose rule decides the delivery cost of offers that state none. */
  async function stateDelivery(): Promise<void> {
    for (const { company, admin } of stores.slice(0, 2)) {
      const rule = { deliveryCost: 3.9, freeDeliveryFrom: 30 };
      expect((await admin.send('PUT', `/api/companies/${company.id}`, rule)).status).toBe(200);
      const unstated = `select from catalogue_offers o join products p on p.id = o.offer_id
        where p.company_id = $1 and p.delivery_cost is null and o.comparable`;
      await until(() => katalog.rows(`${unstated} and o.total_cents is null`, [company.id]), {
        holds: ({ length }) => length === 0,
      });
      expect(await katalog.rows(`${unstated} and o.total_cents = o.price_cents`, [company.id])).not.toEqual(
        [],
      );
    }
  }

  /** Groups that its offers share with others remain without them. */
  async function hide({ company }: Store): Promise<void> {
    const platform = await katalog.signedInAs('super_admin');
    const { status } = await platform.send('PUT', `/api/companies/${company.id}`, { active: false });
    expect(status).toBe(200);
    await until(() => katalog.rows('select from catalogue_offers where company_id = $1', [company.id]), {
      holds: ({ length }) => length === 0,
    });
  }

  /** People join and separate groups. */
  async function decide(platform: Visitor): Promise<void> {
    const ids = await katalog.values<number>('select offer_id from catalogue_offers order by offer_id');
    for (let count = 0; count < DECISIONS; count++) {
      const decision = {
        kind: oneOf(['same', 'same', 'different']),
        offerIds: [oneOf(ids)],
        otherId: oneOf(ids),
      };
      await platform.send('POST', '/api/matching/decisions', { decisions: [decision] });
    }
    expect(
      await katalog.value<number>(
        `select count(distinct o.group_id)::integer from matching_decisions d
         join matching_decided_offers m on m.decision_id = d.id and d.kind = 'same'
         join catalogue_offers o on o.offer_id = m.offer_id`,
      ),
    ).toBeGreaterThan(DECISIONS / 10);
  }

  /** Some share an EAN with other stores, some are variants, some in a foreign currency. */
  function anyOffer(ean: string, at: number): Partial<OfferOfFeed> {
    const attributes = [
      maybe(0.8, () => ({ name: 'barva', value: oneOf(COLOURS) })),
      maybe(0.6, () => ({ name: 'teza', value: String(50 + below(20) * 10) })),
      maybe(0.5, () => ({ name: 'brezzicno', value: oneOf(['da', 'ne']) })),
      maybe(0.3, () => ({ name: 'starost', value: oneOf(AGES) })),
    ].filter((attribute) => attribute !== undefined);
    return {
      productCode: `K${at}`,
      name: `${oneOf(NAMES)} ${at % 40}`,
      price: 5 + below(200) / 4,
      currency: maybe(0.05, () => 'USD'),
      ean: maybe(0.6, () => ean),
      brand: maybe(0.9, () => oneOf(BRANDS)),
      category: oneOf(['Slušalke', 'Slušalke > Brezžične', undefined]),
      availability: oneOf(Object.keys(AVAILABILITY_CODES)),
      deliveryCost: maybe(0.7, () => below(6)),
      variantGroup: maybe(0.2, () => `V${below(8)}`),
      condition: oneOf(['new', 'new', 'new', 'used']),
      attributes,
    };
  }

  /** All cards, page after page: by number first, then by cursor. */
  async function allCards(
    query: IndexQuery,
    order: Pick<IndexPage, 'sort' | 'locale' | 'pageSize'>,
  ): Promise<FoundCard[]> {
    const index = katalog.app.get(CatalogueIndex);
    const { pageSize } = order;
    const numbered = await index.open(query).page({ ...order, page: 2 });
    const found: FoundCard[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await index.open(query).page({ ...order, cursor, page: 1 });
      found.push(...page.found);
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(numbered.found).toEqual(found.slice(pageSize, 2 * pageSize));
    return found;
  }

  const rows = async <Row extends object>(statement: string, values: unknown[] = []) =>
    (await scanning.query<Row>(statement, values)).rows;

  it.each(PARTS)('lists the same cards, part %s', async () => {
    const scan = await PlainScan.of(rows);
    for (let number = 0; number < PART; number++) {
      const query = await queries.query();
      const order = queries.order();
      const cards = await allCards(query, order);
      expect({ query, order, cards }).toEqual({
        query,
        order,
        cards: await scan.cards(query, order),
      });
    }
  });

  it.each(PARTS)('counts the same, part %s', async () => {
    const scan = await PlainScan.of(rows);
    const index = katalog.app.get(CatalogueIndex);
    for (let number = 0; number < PART; number++) {
      const query = await queries.query();
      const counted = queries.counted();
      expect({ query, ...(await countedByIndex(index, query, counted)) }).toEqual({
        query,
        ...(await countedByScan(scan, query, counted)),
      });
    }
  });

  it('counts the same of lists whose counts it knows, once they have changed', async () => {
    const index = katalog.app.get(CatalogueIndex);
    const asked: IndexQuery[] = [];
    while (asked.length < CACHED) {
      const query = await queries.query();
      // offers are counted in the list of one store
      const { company } = query.filters;
      asked.push({ ...query, filters: query.unit === 'offer' ? { company } : {} });
    }
    const counted = queries.counted();
    for (const query of asked) await index.open({ ...query }).counts(counted);
    await hide(stores[0]!);
    await engine.catchUp?.(katalog);
    const scan = await PlainScan.of(rows);
    for (const query of asked)
      for (const more of [{}, { price: { from: 2_000 } }]) {
        const again = { ...query, filters: { ...query.filters, ...more } };
        expect(await countedByIndex(index, again, counted)).toEqual(
          await countedByScan(scan, again, counted),
        );
      }
  });
}
