import type { FoundCard } from '../../../src/search/catalogue-index/catalogue-index.js';
import { CatalogueIndex } from '../../../src/search/catalogue-index/catalogue-index.js';
import { MemoryIndex } from '../../../src/search/catalogue-index/memory/memory-index.js';
import { EngineIndexes } from '../../../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { Outbox } from '../../../src/search/catalogue-index/opensearch/writing/outbox.js';
import { itAnswersAsPlainScan } from '../../support/catalogue-index/conformance.js';
import { Katalog } from '../../support/katalog.js';
import type { OpenSearchCluster } from '../../support/opensearch/cluster.mjs';
import { describeWithOpenSearch, startOpenSearch } from '../../support/servers/opensearch.js';
import { until } from '../../support/until.js';

describeWithOpenSearch('the catalogue index in OpenSearch', () => {
  let cluster: OpenSearchCluster | undefined;
  let katalog: Katalog;

  async function catchUp(): Promise<string> {
    const indexes = katalog.app.get(EngineIndexes);
    const living = await until(() => indexes.living());
    await until(() => katalog.app.get(Outbox).state(), { holds: ({ changes }) => changes === 0 });
    await indexes.refresh(living!);
    return living!;
  }

  describe('beside a plain scan', () =>
    itAnswersAsPlainScan({
      async start() {
        cluster = await startOpenSearch({ heap: '1g' });
        const env = { OPENSEARCH_URL: cluster.urls[0]!, OPENSEARCH_REPLICAS: '0', OPENSEARCH_SHARDS: '2' };
        katalog = await Katalog.start({ env });
        return katalog;
      },
      catchUp: async () => void (await catchUp()),
      close: async () => cluster?.close(),
    }));
});
