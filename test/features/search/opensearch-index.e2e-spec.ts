import { Metrics } from '../../../src/core/metrics/metrics.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { CatalogueIndex } from '../../../src/search/catalogue-index/catalogue-index.js';
import { MemoryIndex } from '../../../src/search/catalogue-index/memory/memory-index.js';
import { EngineIndexes } from '../../../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { Outbox } from '../../../src/search/catalogue-index/opensearch/writing/outbox.js';
import { Rebuild } from '../../../src/search/catalogue-index/opensearch/writing/rebuild.js';
import { itAnswersAsPlainScan } from '../../support/catalogue-index/conformance.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import type { OpenSearchCluster } from '../../support/opensearch/cluster.mjs';
import { describeWithOpenSearch, startOpenSearch } from '../../support/servers/opensearch.js';
import { until } from '../../support/until.js';

const NODES = 3;
const PATIENCE_MS = 60_000;

describeWithOpenSearch('the catalogue index in OpenSearch', () => {
  let cluster: OpenSearchCluster;

  beforeAll(async () => {
    cluster = await startOpenSearch({ nodes: NODES, heap: '400m' });
  }, 300_000);
  afterAll(() => cluster?.close());

  const start = (prefix: string) =>
    Katalog.start({
      env: {
        OPENSEARCH_URL: cluster.urls.join(),
        OPENSEARCH_PREFIX: prefix,
        OPENSEARCH_REPLICAS: '1',
        OPENSEARCH_SHARDS: '2',
      },
    });

  /** Waits until what is committed is found; @returns the living generation */
  async function catchUp(katalog: Katalog): Promise<string> {
    const indexes = katalog.app.get(EngineIndexes);
    const living = await until(() => indexes.living().catch(() => null), { patienceMs: PATIENCE_MS });
    const nothingWaits = {
      holds: ({ changes }: { changes: number }) => changes === 0,
      patienceMs: PATIENCE_MS,
    };
    await until(() => katalog.app.get(Outbox).state(), nothingWaits);
    await indexes.refresh(living!);
    return living!;
  }

  describe('beside a plain scan', () =>
    itAnswersAsPlainScan({
      start: () => start('conforming'),
      catchUp: async (katalog) => void (await catchUp(katalog)),
      close: () => Promise.resolve(),
    }));

  describe('of a small catalogue', () => {
    let katalog: Katalog;
    let stores: [Store, Store];
    const ean = anEan();
    const whole = { category: 'Slušalke', brand: 'Lumi' };

    beforeAll(async () => {
      katalog = await start('small');
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
      await katalog.sell(stores[1], { ...whole, productCode: 'A', name: 'Slušalke Lumi', ean, price: 18 });
      await catchUp(katalog);
    });
    afterAll(() => katalog?.close());

    const differences = async () => katalog.app.get(IndexComparison).run(await catchUp(katalog));
    const equal = (compared: number) => ({ compared, unequal: 0, superfluous: 0 });
    const nodes = Array.from({ length: NODES }, (_, node) => node);
    /** As a full disk does. */
    async function block(generation: string, isFull: boolean): Promise<void> {
      const response = await fetch(`${cluster.urls[0]}/small-${generation}-cards/_settings`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ 'index.blocks.read_only_allow_delete': isFull || null }),
      });
      expect(response.status).toBe(200);
    }
    async function listed(query = ''): Promise<{ id: number }[]> {
      const response = await katalog.visitor().get(`/api/products?${query}`);
      expect(response.status).toBe(200);
      const { products } = (await response.json()) as { products: { id: number }[] };
      return products;
    }

    it('has what was imported', async () => {
      // two cards of two offers each
      expect(await differences()).toEqual(equal(6));
      expect(await listed()).toHaveLength(2);
    });

    it('follows offers that leave a card, are hidden, and come back', async () => {
      await katalog.sell(stores[0], {
        ...whole,
        productCode: 'C',
        name: 'Slušalke',
        price: 12,
        variantGroup: 'W',
      });
      expect(await differences()).toEqual(equal(5));
      expect(await listed()).toHaveLength(3);
      await katalog.rows('update companies set active = false where id = $1', [stores[1].company.id]);
      await katalog.app.get(CatalogueService).refreshCompany(stores[1].company.id);
      expect(await differences()).toEqual(equal(3));
    });

    it('follows names', async () => {
      await katalog.rows(`update brands set name = 'Zora', key = 'zora' where key = 'lumi'`);
      await catchUp(katalog);
      expect(await listed('query=zora')).toHaveLength(3);
      expect(await listed('query=lumi')).toHaveLength(1);
    });

    it('knows the words that the index in memory knows', async () => {
      await katalog.app.get(Rebuild).run();
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
      const generation = await catchUp(katalog);
      await block(generation, true);
      await katalog.sell(stores[0], { ...whole, productCode: 'E', name: 'Kabel', price: 3 });
      const refusals = async () =>
        (await katalog.work.get(Metrics).registry.getSingleMetricAsString('katalog_index_refused_total')) ??
        '';
      await until(refusals, { holds: (text) => /reason="(?:busy|blocked)".* [1-9]/.test(text) });
      expect((await katalog.app.get(Outbox).state()).changes).toBeGreaterThan(0);
      expect(await listed()).toHaveLength(3);
      await block(generation, false);
      expect(await differences()).toMatchObject({ unequal: 0, superfluous: 0 });
      expect(await listed('query=kabel')).toHaveLength(1);
    });

    it('answers whole while one node is gone', async () => {
      await cluster.killNode(1);
      expect(await listed()).toHaveLength(4);
      await katalog.sell(stores[0], { ...whole, productCode: 'F', name: 'Vtič', price: 4 });
      expect(await differences()).toMatchObject({ unequal: 0, superfluous: 0 });
      expect(await listed()).toHaveLength(5);
      cluster.startNode(1);
      await cluster.untilGreen();
    }, 300_000);

    it('goes on without the engine, but for lists, and catches up', async () => {
      const shown = await katalog.idOf(stores[0], 'A');
      for (const node of nodes) await cluster.stopNode(node);
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

      await katalog.sell(stores[0], { ...whole, productCode: 'D', name: 'Polnilnik', price: 5 });
      expect((await katalog.app.get(Outbox).state()).changes).toBeGreaterThan(0);
      for (const node of nodes) cluster.startNode(node);
      await cluster.untilGreen();
      expect(await differences()).toMatchObject({ unequal: 0, superfluous: 0 });
      expect(await listed('query=polnilnik')).toHaveLength(1);
    }, 300_000);
  });
});

const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
