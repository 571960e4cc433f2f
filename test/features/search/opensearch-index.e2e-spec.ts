import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { itAnswersAsPlainScan } from '../../support/catalogue-index/conformance.js';
import { aFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import type { OpenSearchCluster } from '../../support/opensearch/cluster.mjs';
import { caughtUp, describeWithOpenSearch, startOpenSearch } from '../../support/servers/opensearch.js';

/** Three nodes with two shards, each of which is on two of them. */
describeWithOpenSearch('lists and counts on three nodes of OpenSearch', () => {
  let cluster: OpenSearchCluster;
  let katalog: Katalog;

  itAnswersAsPlainScan({
    async start() {
      // segments of a shard side by side, like on more cores
      const settings = { 'search.concurrent.max_slice_count': 2 };
      cluster = await startOpenSearch({ nodes: 3, heap: '400m', settings });
      const OPENSEARCH_URL = cluster.urls.join();
      katalog = await Katalog.start({
        env: { OPENSEARCH_URL, OPENSEARCH_REPLICAS: '1', OPENSEARCH_SHARDS: '2' },
      });
      return katalog;
    },
    catchUp: caughtUp,
    close: () => cluster?.close(),
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
    await katalog.import(await katalog.store(), aFeed([{ productCode: 'A', name: 'Vtič', price: 4 }]), {
      mode: 'delta',
    });
    const compared = await katalog.app.get(IndexComparison).run(await caughtUp(katalog));
    expect(compared).toMatchObject({ unequal: 0, superfluous: 0 });
    expect(await count()).toBe(before + 1);
  });
});
