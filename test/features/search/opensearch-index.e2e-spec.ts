import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { itAnswersAsPlainScan } from '../../support/catalogue-index/conformance.js';
import { Katalog } from '../../support/katalog.js';
import type { OpenSearchCluster } from '../../support/opensearch/cluster.mjs';
import { caughtUp, describeWithOpenSearch, startOpenSearch } from '../../support/servers/opensearch.js';

describeWithOpenSearch('the catalogue index on three nodes of OpenSearch', () => {
  let cluster: OpenSearchCluster;
  let katalog: Katalog;

  beforeAll(async () => {
    cluster = await startOpenSearch({ nodes: 3, heap: '400m' });
  }, 300_000);
  afterAll(() => cluster?.close());

  itAnswersAsPlainScan({
    start: async () => {
      const env = {
        OPENSEARCH_URL: cluster.urls.join(),
        OPENSEARCH_REPLICAS: '1',
        OPENSEARCH_SHARDS: '2',
      };
      return (katalog = await Katalog.start({ env }));
    },
    catchUp: async (started) => void (await caughtUp(started)),
    close: () => Promise.resolve(),
  });

  const count = async () => {
    const response = await katalog.visitor().get('/api/products');
    expect(response.status).toBe(200);
    return ((await response.json()) as { count: number }).count;
  };

  it('answers whole while one node is gone', async () => {
    const before = await count();
    await cluster.killNode(1);
    expect(await count()).toBe(before);
    await katalog.sell(await katalog.store(), { productCode: 'A', name: 'Vtič', price: 4 });
    const compared = await katalog.app.get(IndexComparison).run(await caughtUp(katalog));
    expect(compared).toMatchObject({ unequal: 0, superfluous: 0 });
    expect(await count()).toBe(before + 1);
  });
});
