import { Metrics } from '../../../src/core/metrics/metrics.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { CatalogueIndex, type FoundCard } from '../../../src/search/catalogue-index/catalogue-index.js';
import { MemoryIndex } from '../../../src/search/catalogue-index/memory/memory-index.js';
import { EngineIndexes } from '../../../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { Engine } from '../../../src/search/catalogue-index/opensearch/engine/engine.js';
import { INDEX_KINDS } from '../../../src/search/catalogue-index/opensearch/engine/index-definitions.js';
import { BulkWriter } from '../../../src/search/catalogue-index/opensearch/writing/bulk-writer.js';
import { emptied, offerKey } from '../../../src/search/catalogue-index/opensearch/writing/card-documents.js';
import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { Outbox } from '../../../src/search/catalogue-index/opensearch/writing/outbox.js';
import { Rebuild } from '../../../src/search/catalogue-index/opensearch/writing/rebuild.js';
import { WordCounts } from '../../../src/search/catalogue-index/opensearch/writing/word-counts.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import type { OpenSearchCluster } from '../../support/opensearch/cluster.mjs';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { caughtUp, describeWithOpenSearch, startOpenSearch } from '../../support/servers/opensearch.js';
import { until } from '../../support/until.js';

/** Indexes of releases before this one, which take none of its documents. */
const OLD = ['small-1-cards', 'small-1-names', 'small-01234567-2-cards'];
/** The prefix of their installation is longer. */
const OF_OTHERS = ['small-other-1-cards', 'small-other-01234567-2-cards'];
const MANY = 1_000;
const anIndex = (name: string) => ({
  aliases: { [`${name}-writing`]: {} },
  mappings: { dynamic: 'strict', properties: { id: { type: 'integer' } } },
});

describeWithOpenSearch('the catalogue index that OpenSearch keeps', () => {
  let cluster: OpenSearchCluster;
  let engine: Awaited<ReturnType<typeof startFlakyProxy>>;
  let katalog: Katalog;
  let stores: [Store, Store];
  const ean = anEan();
  const whole = { category: 'Slušalke', brand: 'Lumi' };

  beforeAll(async () => {
    cluster = await startOpenSearch();
    for (const name of [...OLD, ...OF_OTHERS]) await put(name, anIndex(name));
    await put(`${OLD[0]}/_alias/small-cards`);
    engine = await startFlakyProxy(new URL(cluster.urls[0]!).host);
    katalog = await Katalog.start({
      env: { OPENSEARCH_URL: `http://${engine.host}`, OPENSEARCH_PREFIX: 'small', OPENSEARCH_REPLICAS: '0' },
    });
    await katalog.category({ sl: 'Slušalke', en: 'Headphones' });
    stores = [await katalog.store('Trgovina Ena'), await katalog.store('Trgovina Dve')];
    await katalog.import(
      stores[0],
      aFeed([
        { ...whole, productCode: 'A', name: 'Brezžične slušalke Lumi', ean, price: 20 },
        { ...whole, productCode: 'B', name: 'Žične slušalke', price: 10, variantGroup: 'V' },
        { ...whole, productCode: 'C', name: 'Žične slušalke, rdeče', price: 11, variantGroup: 'V' },
      ]),
    );
    await katalog.import(
      stores[1],
      aFeed([{ ...whole, productCode: 'A', name: 'Slušalke Lumi', ean, price: 18 }]),
      { mode: 'delta' },
    );
    await caughtUp(katalog);
  }, 300_000);
  afterAll(async () => {
    await katalog?.close();
    await engine?.leave();
    await cluster?.close();
  });

  const differences = async () => katalog.app.get(IndexComparison).run(await caughtUp(katalog));
  const equal = (compared: number) => ({ compared, unequal: 0, superfluous: 0 });
  async function put(path: string, body?: object): Promise<void> {
    const response = await fetch(`${cluster.urls[0]}/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    expect(response.status).toBe(200);
  }
  /** Blocks writes like a full disk does. */
  const block = (generation: string, isFull: boolean) =>
    put(`${katalog.app.get(EngineIndexes).nameOf('cards', generation)}/_settings`, {
      'index.blocks.read_only_allow_delete': isFull || null,
    });
  /** Larger requests are refused as a whole. */
  const limitRequests = (bytes: string | null) =>
    put('_cluster/settings', { transient: { 'network.breaker.inflight_requests.limit': bytes } });
  const refusals = async () =>
    (await katalog.work.get(Metrics).registry.getSingleMetricAsString('katalog_index_refused_total')) ?? '';
  async function indexNames(): Promise<string[]> {
    const response = await fetch(`${cluster.urls[0]}/_cat/indices/small-*?format=json`);
    return ((await response.json()) as { index: string }[]).map(({ index }) => index);
  }
  /** How many cards each word is known to be in. */
  async function usesIn(generation: string): Promise<Map<string, number>> {
    const body = { query: { match_all: {} }, size: MANY, _source: ['word', 'uses'] };
    const words = katalog.app.get(EngineIndexes).writing('words', generation);
    const [answer] = await katalog.app.get(Engine).search(words, [body]);
    const uses = new Map<string, number>();
    for (const { _source } of answer!.hits.hits) {
      const one = _source as { word: string; uses: number };
      uses.set(one.word, Math.max(one.uses, uses.get(one.word) ?? 0));
    }
    return uses;
  }
  /** Version of an offer's document. */
  async function versionOf(offerId: number): Promise<number> {
    const index = katalog.app.get(EngineIndexes).alias('cards');
    const response = await fetch(`${cluster.urls[0]}/${index}/_doc/${offerKey(offerId)}`);
    return ((await response.json()) as { _version: number })._version;
  }
  /** The list of the first store. */
  async function ofStore(): Promise<FoundCard[]> {
    const query = { unit: 'offer' as const, storeId: stores[0].company.id, filters: {} };
    const first = { sort: 'price' as const, locale: 'sl' as const, page: 1, pageSize: 9 };
    return (await katalog.app.get(CatalogueIndex).open(query).page(first)).found;
  }
  async function listed(query = ''): Promise<{ id: number }[]> {
    const response = await katalog.visitor().get(`/api/products?${query}`);
    expect(response.status).toBe(200);
    const { products } = (await response.json()) as { products: { id: number }[] };
    return products;
  }

  it('has what was imported', async () => {
    // two cards, and two offers of one store that share one
    expect(await differences()).toEqual(equal(4));
    expect(await listed()).toHaveLength(2);
  });

  it('has removed what another release has left, and nothing of other installations', async () => {
    const length = OF_OTHERS.length + INDEX_KINDS.length;
    const names = await until(indexNames, { holds: (all) => all.length === length });
    expect(names).toEqual(expect.arrayContaining(OF_OTHERS));
    expect(names.filter((name) => OLD.includes(name))).toEqual([]);
  });

  it('follows offers that leave a card, are hidden, and come back', async () => {
    await katalog.import(
      stores[0],
      aFeed([
        {
          ...whole,
          productCode: 'C',
          // a word of another card in another spelling
          name: 'Zicne slušalke',
          price: 12,
          variantGroup: 'W',
        },
      ]),
      { mode: 'delta' },
    );
    expect(await differences()).toEqual(equal(3));
    expect(await listed()).toHaveLength(3);
    expect(await ofStore()).toHaveLength(3);
    await katalog.rows('update companies set active = false where id = $1', [stores[1].company.id]);
    await katalog.app.get(CatalogueService).refreshCompany(stores[1].company.id);
    expect(await differences()).toEqual(equal(3));
  });

  it('follows an offer that joins a card of its store, and leaves it', async () => {
    const joining = {
      ...whole,
      productCode: 'F',
      name: 'Žične slušalke, bele',
      price: 13,
      variantGroup: 'V',
    };
    await katalog.import(stores[0], aFeed([joining]), { mode: 'delta' });
    const id = await katalog.idOf(stores[0], joining.productCode);
    // the offers that share a card have documents of their own
    expect(await differences()).toEqual(equal(5));
    const own = await ofStore();
    expect(own).toHaveLength(4);
    expect(own.filter(({ offerId }) => offerId === id)).toHaveLength(1);
    // a new price is written to the offer's document, and to no other
    const neighbour = await katalog.idOf(stores[0], 'B');
    const before = await Promise.all([id, neighbour].map(versionOf));
    await katalog.import(stores[0], aFeed([{ ...joining, price: 9 }]), { mode: 'delta' });
    expect(await differences()).toEqual(equal(5));
    expect((await ofStore())[0]).toMatchObject({ offerId: id });
    const now = await Promise.all([id, neighbour].map(versionOf));
    expect(now).toEqual([expect.any(Number), before[1]]);
    expect(now[0]).toBeGreaterThan(before[0]!);
    const hidden = await stores[0].admin.send('PATCH', `/api/products/${id}`, { status: 'inactive' });
    expect(hidden.status).toBe(200);
    expect(await differences()).toEqual(equal(3));
    expect(await ofStore()).toHaveLength(3);
  });

  it('follows names', async () => {
    await katalog.rows(`update brands set name = 'Zora', key = 'zora' where key = 'lumi'`);
    await caughtUp(katalog);
    expect(await listed('query=zora')).toHaveLength(3);
    expect(await listed('query=lumi')).toHaveLength(1);
  });

  it('knows after a rebuild how many cards have each word', async () => {
    await katalog.app.get(Rebuild).run({ cardsAtOnce: 1 });
    const generation = await caughtUp(katalog);
    const known = await usesIn(generation);
    // three cards and their category, two cards in two spellings, one card
    expect(['slusalke', 'zicne', 'lumi'].map((word) => known.get(word))).toEqual([4, 2, 1]);
    const recounted = async () => {
      await katalog.app.get(WordCounts).refresh(generation, { atOnce: 2 });
      await katalog.app.get(EngineIndexes).refresh(generation);
      return usesIn(generation);
    };
    expect(await recounted()).toEqual(known);
    const renamed = { ...whole, productCode: 'C', name: 'Bele slušalke', price: 12, variantGroup: 'W' };
    await katalog.import(stores[0], aFeed([renamed]), { mode: 'delta' });
    await caughtUp(katalog);
    expect((await recounted()).get('zicne')).toBe(1);
  });

  it('knows the words that the index in memory knows', async () => {
    const ask = async (index: CatalogueIndex) => {
      const vocabulary = await index.vocabulary();
      return vocabulary.read((words) => ({
        all: words
          .beginningWith('')
          .map(({ word, inSl, inEn }) => ({ word, inSl, inEn }))
          .sort(byWord),
        forms: words.withStem('slusalk').map(({ label }) => label),
        like: words.like('slusalke', 1).map(({ word }) => word),
        stems: words.withStemLike('slusalc', 1).map(({ word }) => word),
        code: [words.hasCode('a'), words.hasCode('x')],
        brands: [words.brandsNamed('zora'), words.brandsBeginning('z'), words.brandsNamed('lumi')],
      }));
    };
    expect(await ask(katalog.app.get(CatalogueIndex))).toEqual(await ask(katalog.app.get(MemoryIndex)));
  });

  it('keeps changes while the engine takes none', async () => {
    const generation = await caughtUp(katalog);
    await block(generation, true);
    await katalog.import(stores[0], aFeed([{ ...whole, productCode: 'E', name: 'Kabel', price: 3 }]), {
      mode: 'delta',
    });
    await until(refusals, { holds: (text) => /reason="(?:busy|blocked)".* [1-9]/.test(text) });
    expect((await katalog.app.get(Outbox).readState()).changes).toBeGreaterThan(0);
    expect(await listed()).toHaveLength(3);
    await block(generation, false);
    expect(await differences()).toMatchObject({ unequal: 0, superfluous: 0 });
    expect(await listed('query=kabel')).toHaveLength(1);
  });

  it('sends again what the engine was too busy for', async () => {
    const generation = await caughtUp(katalog);
    const writes = Array.from({ length: MANY }, (_, at) => ({
      kind: 'cards' as const,
      id: `gone-${at}`,
      body: JSON.stringify(emptied('').body),
      version: 1,
    }));
    const before = await refusals();
    await limitRequests('20kb');
    const sending = katalog.work.get(BulkWriter).write(writes, [generation]);
    try {
      await until(refusals, { holds: (text) => text !== before });
    } finally {
      await limitRequests(null);
    }
    await sending;
    const last = await fetch(
      `${cluster.urls[0]}/${katalog.app.get(EngineIndexes).alias('cards')}/_doc/gone-${MANY - 1}`,
    );
    expect(last.status).toBe(200);
  });

  it('goes on without the engine, but for lists, and catches up', async () => {
    const shown = await katalog.idOf(stores[0], 'A');
    await engine.leave();
    const visitor = katalog.visitor();
    for (const path of ['/api/products', '/api/products?query=lumi']) {
      const response = await visitor.get(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('10');
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
    const page = await visitor.get('/iskanje/izdelki/rezultati/slusalke', { accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('10');
    expect((await visitor.document('/')).status).toBe(200);
    expect((await visitor.get(`/api/products/${shown}`)).status).toBe(200);
    const ready = (await (await visitor.get('/health/ready')).json()) as object;
    expect(ready).toMatchObject({
      status: 'degraded',
      index: false,
      reasons: { index: 'cannot be reached' },
    });

    await katalog.import(stores[0], aFeed([{ ...whole, productCode: 'D', name: 'Polnilnik', price: 5 }]), {
      mode: 'delta',
    });
    expect((await katalog.app.get(Outbox).readState()).changes).toBeGreaterThan(0);
    await engine.recover();
    expect(await differences()).toMatchObject({ unequal: 0, superfluous: 0 });
    expect(await listed('query=polnilnik')).toHaveLength(1);
  }, 300_000);
});

const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
