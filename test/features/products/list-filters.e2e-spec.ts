import { type ChildProcess, execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ProductListJson } from '../../../src/products/product-list.json.js';
import { Visitor } from '../../support/browser/visitor.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { choiceOf, flagOf, rangeOf } from '../../support/filter-controls.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { AMOUNTS } from '../../support/nightly.js';
import { makeCompany, makePerson, withSession } from '../../support/people.js';
import { freePort } from '../../support/servers/free-port.js';
import { describeWithOpenSearch, sharedOpenSearch } from '../../support/servers/opensearch.js';
import { until } from '../../support/until.js';

const PRELOADED = join(import.meta.dirname, '../../support/invented-filters.mjs');
const LONG = 400_000;
const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const ALL = '/iskanje/izdelki/rezultati';
const QUERIES = AMOUNTS.inventedFilterQueries;

const OFFERS = Array.from({ length: 40 }, (_, number) => ({
  number,
  energy: CLASSES[number % CLASSES.length]!,
  isFree: number % 2 === 0,
}));
type Offer = (typeof OFFERS)[number];
const ENERGIES = OFFERS.values();
const FEED = aFeed(
  OFFERS.map(({ number, isFree }) => ({
    productCode: `K${number}`,
    name: `Hladilnik ${number}`,
    price: 100 + number,
    deliveryCost: isFree ? 0 : 3,
    stock: number,
    brand: ['Lumi', 'Zora'][number % 2],
    ean: anEan(),
    category: 'Hladilniki',
  })),
).replaceAll('</offer>', () => `<energyClass>${ENERGIES.next().value!.energy}</energyClass></offer>`);

/** @param findEngine in whose index lists are found; left out: in memory */
function itIsFoundEverywhere(findEngine?: typeof sharedOpenSearch): void {
  let katalog: Katalog;
  let settings: Record<string, string>;
  let store: Store;
  let visitor: Visitor;
  const processes: ChildProcess[] = [];

  beforeAll(async () => {
    const engine = await findEngine?.();
    katalog = await Katalog.start({ worker: false, env: engine?.env });
    await katalog.rows(`alter table catalogue_offers
      add column free_delivery boolean, add column energy smallint, add column piece_count bigint`);
    const PORT = String(await freePort());
    const origin = `http://127.0.0.1:${PORT}`;
    settings = { PORT, HOST: '127.0.0.1', PUBLIC_URL: origin, NODE_OPTIONS: `--import=${PRELOADED}` };
    processes.push(katalog.spawnWeb(settings), katalog.spawnWorker(settings));
    const isReady = async () => (await fetch(`${origin}/health/ready`).catch(() => null))?.ok;
    await until(isReady, { patienceMs: LONG });
    const company = await makeCompany(katalog.app);
    const person = await makePerson(katalog.app, { userType: 'admin', companyId: company.id });
    visitor = new Visitor(origin, katalog.visitor().version);
    store = {
      company,
      person,
      admin: await withSession(origin, person, new Visitor(origin, visitor.version)),
    };
    await katalog.category({ sl: 'Hladilniki', en: 'Refrigerators' });
    await katalog.import(store, FEED, { mode: 'delta' });
    // an engine that has no index yet answers 503
    const countListed = async () => {
      const response = await visitor.get('/api/products');
      return response.ok ? ((await response.json()) as ProductListJson).count : 0;
    };
    await until(countListed, { holds: (count) => count === OFFERS.length, patienceMs: LONG });
  }, LONG);
  afterAll(async () => {
    for (const child of processes) child.kill('SIGKILL');
    await katalog?.close();
  });

  const list = async (query: string, limit = 100) => {
    const response = await visitor.get(`/api/products?limit=${limit}&locale=en${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as ProductListJson;
  };
  const codesOf = (offers: Offer[]) => offers.map(({ number }) => `K${number}`).sort();
  const fitting = (fits: (offer: Offer) => boolean) => OFFERS.filter(fits);

  it('filters the list page, with controls, chips and one canonical address', async () => {
    const state = 'energy=A&energy=B&freeDelivery=1&piecesFrom=10&piecesTo=30';
    const { props } = await visitor.page(
      `${ALL}?piecesTo=10&freeDelivery=1&energy=A&piecesFrom=30&energy=B`,
      'products/search',
    );
    const { results, list: shown } = props;
    const inRange = ({ number }: Offer) => number >= 10 && number <= 30;
    const found = fitting((offer) => offer.isFree && 'AB'.includes(offer.energy) && inRange(offer));
    expect(shown.cards.map(({ name }) => name.text).sort()).toEqual(
      found.map(({ number }) => `Hladilnik ${number}`).sort(),
    );
    expect(results.count).toBe(found.length);
    expect(flagOf(results, 'freeDelivery')).toEqual({
      type: 'flag',
      name: 'freeDelivery',
      title: { text: 'invented.free' },
      isFirst: false,
      count: fitting((offer) => 'AB'.includes(offer.energy) && inRange(offer)).filter(({ isFree }) => isFree)
        .length,
      selected: true,
    });
    expect(choiceOf(results, 'energy')).toMatchObject({
      title: { text: 'invented.energy' },
      items: CLASSES.map((energy) => ({
        id: energy,
        title: { text: `invented.classes.${energy}` },
        count: fitting((offer) => offer.energy === energy && offer.isFree && inRange(offer)).length,
        selected: 'AB'.includes(energy),
      })).filter(({ count }) => count > 0),
    });
    const others = fitting((offer) => offer.isFree && 'AB'.includes(offer.energy)).map(
      ({ number }) => number,
    );
    expect(rangeOf(results, 'piecesFrom')).toMatchObject({
      names: ['piecesFrom', 'piecesTo'],
      unit: 'kos',
      lowest: Math.min(...others),
      highest: Math.max(...others),
      from: 10,
      to: 30,
    });
    expect(results.chips.map(({ name, removeUrl }) => [name, removeUrl])).toEqual([
      ['invented.free', `${ALL}?${state.replace('freeDelivery=1&', '')}`],
      ['invented.classes.A', `${ALL}?${state.replace('energy=A&', '')}`],
      ['invented.classes.B', `${ALL}?${state.replace('energy=B&', '')}`],
      [expect.stringContaining('30\u00a0kos'), `${ALL}?energy=A&energy=B&freeDelivery=1`],
    ]);
    expect(results.sorts[1]!.url).toContain(`${ALL}?${state}&sort=`);
    const document = await (await visitor.get(`${ALL}?${state}`)).text();
    for (const field of ['freeDelivery', 'energy', 'piecesFrom', 'piecesTo'])
      expect(document).toContain(`name="${field}"`);
  });

  it('is a parameter and a group of the API', async () => {
    const { products, filters } = await list('&freeDelivery=true&energy=A&piecesFrom=10');
    const fits = (offer: Offer) => offer.isFree && offer.energy === 'A' && offer.number >= 10;
    expect(products.map(({ productCode }) => productCode).sort()).toEqual(codesOf(fitting(fits)));
    const group = (id: string) => filters.find((one) => one.id === id);
    expect(group('delivery')).toMatchObject({
      title: 'invented.delivery',
      items: [{ id: 'true', title: 'invented.free', count: products.length, selected: true }],
    });
    expect(group('energy')!.items).toContainEqual({
      id: 'A',
      title: 'invented.classes.A',
      count: products.length,
      selected: true,
    });
    expect(group('pieces')).toMatchObject({
      title: 'invented.pieces',
      items: [
        { id: 'piecesFrom', value: 0 },
        { id: 'piecesTo', value: 28 },
      ],
    });
    for (const wrong of ['energy=X', 'freeDelivery=yes', 'piecesFrom=-1'])
      expect((await visitor.get(`/api/products?${wrong}`)).status).toBe(400);
  });

  it('sorts the list page, the API and the list of its store, both ways', async () => {
    const page = await visitor.page(`${ALL}?sort=-pieces`, 'products/search');
    const { results, list: shown } = page.props;
    expect(results.sorts).toEqual(
      expect.arrayContaining([
        { id: 'pieces', label: 'invented.orders.pieces', url: `${ALL}?sort=pieces` },
        { id: '-pieces', label: 'invented.orders.-pieces', url: `${ALL}?sort=-pieces` },
      ]),
    );
    const rising = OFFERS.map(({ number }) => number);
    const names = rising.toReversed().map((number) => `Hladilnik ${number}`);
    expect(shown.cards.map(({ name }) => name.text)).toEqual(names.slice(0, shown.cards.length));
    const numbers = ({ products }: ProductListJson) => products.map(({ stock }) => stock);
    expect(numbers(await list('&sort=pieces'))).toEqual(rising);
    expect(numbers(await list('&sort=-pieces'))).toEqual(rising.toReversed());
    const first = await list('&sort=-pieces', 15);
    const second = await list(`&sort=-pieces&cursor=${first.nextCursor!}`, 15);
    expect([...numbers(first), ...numbers(second)]).toEqual(rising.toReversed().slice(0, 30));
    const own = await store.admin.get('/api/products?status=active&sort=-pieces&limit=100');
    expect(numbers((await own.json()) as ProductListJson)).toEqual(rising.toReversed());
  });

  it('is described by OpenAPI', async () => {
    const response = await visitor.get('/api/docs-json');
    const { paths } = (await response.json()) as {
      paths: Record<string, { get: { parameters: object[] } }>;
    };
    const { parameters } = paths['/api/products']!.get;
    const described = (name: string, schema: object) =>
      expect(parameters).toContainEqual(expect.objectContaining({ name, in: 'query', schema }));
    described('energy', expect.objectContaining({ enum: CLASSES }));
    described('freeDelivery', expect.objectContaining({ type: 'boolean' }));
    for (const name of ['piecesFrom', 'piecesTo'])
      described(name, expect.objectContaining({ type: 'number', minimum: 0 }));
  });

  it(
    'is found and counted as by a plain scan',
    async () => {
      const env = { ...process.env, ...katalog.environment, ...settings };
      const program = 'dist/scripts/bench/catalogue/exactness/ask.js';
      const asking = promisify(execFile)(process.execPath, [program, '--queries', String(QUERIES)], { env });
      const { stdout } = await asking.catch((error: unknown) => error as { stdout: string });
      expect(stdout.split(/[\r\n]+/).filter((line) => line.includes('unequal'))).toEqual([
        `0 of ${QUERIES} answers are unequal`,
      ]);
    },
    LONG,
  );
}

describe('an additional filter of lists', () => itIsFoundEverywhere());

describeWithOpenSearch('an additional filter of lists in OpenSearch', () =>
  itIsFoundEverywhere(sharedOpenSearch),
);
