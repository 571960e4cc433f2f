import { Katalog } from '../katalog.js';
import type { OpenSearchCluster } from '../opensearch/cluster.mjs';
import { caughtUp, startOpenSearch } from '../servers/opensearch.js';
import type { ConformingEngine } from './conformance.js';

/** Three nodes with two shards, each of which is on two of them. */
export class OpenSearchToConform implements ConformingEngine {
  cluster!: OpenSearchCluster;
  katalog!: Katalog;

  async start(): Promise<Katalog> {
    // segments of a shard side by side, as on more cores
    const settings = { 'search.concurrent.max_slice_count': 2 };
    this.cluster = await startOpenSearch({ nodes: 3, heap: '400m', settings });
    const env = {
      OPENSEARCH_URL: this.cluster.urls.join(),
      OPENSEARCH_REPLICAS: '1',
      OPENSEARCH_SHARDS: '2',
    };
    this.katalog = await Katalog.start({ env });
    return this.katalog;
  }

  async catchUp(katalog: Katalog): Promise<void> {
    await caughtUp(katalog);
  }

  async close(): Promise<void> {
    await this.cluster?.close();
  }
}
