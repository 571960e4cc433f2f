import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { itAnswersAsPlainScan } from '../../support/catalogue-index/conformance.js';
import { OpenSearchToConform } from '../../support/catalogue-index/opensearch-to-conform.js';
import { caughtUp, describeWithOpenSearch } from '../../support/servers/opensearch.js';

describeWithOpenSearch('lists on three nodes of OpenSearch', () => {
  const engine = new OpenSearchToConform();

  itAnswersAsPlainScan(engine, ['cards']);

  const count = async () => {
    const response = await engine.katalog.visitor().get('/api/products');
    expect(response.status).toBe(200);
    return ((await response.json()) as { count: number }).count;
  };

  it('answers whole while one node is gone', async () => {
    const { cluster, katalog } = engine;
    const before = await count();
    await cluster.killNode(1);
    expect(await count()).toBe(before);
    await katalog.sell(await katalog.store(), { productCode: 'A', name: 'Vtič', price: 4 });
    const compared = await katalog.app.get(IndexComparison).run(await caughtUp(katalog));
    expect(compared).toMatchObject({ unequal: 0, superfluous: 0 });
    expect(await count()).toBe(before + 1);
  });
});
