import { EngineIndexes } from '../../../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { Outbox } from '../../../src/search/catalogue-index/opensearch/writing/outbox.js';
import { describeWhen } from '../describe-when.js';
import type { Katalog } from '../katalog.js';
import { type ClusterOptions, OpenSearchCluster } from '../opensearch/cluster.mjs';
import type { InstalledOpenSearch } from '../opensearch/install.mjs';
import { until } from '../until.js';
import { freePort } from './free-port.js';
import { testKeyPrefix } from './services.js';

/**
 * `describe` for tests with OpenSearch: skipped without JDK or Maven, unless REQUIRE_SERVERS=1 makes that a
 * failure.
 */
export const describeWithOpenSearch = describeWhen(
  process.env.HAS_OPENSEARCH === '1' || process.env.REQUIRE_SERVERS === '1',
);

/** One small node by default, for files that disturb it. @throws Error without a JDK or Maven */
export async function startOpenSearch(options?: ClusterOptions): Promise<OpenSearchCluster> {
  const installed = await ask<InstalledOpenSearch>('/opensearch');
  return OpenSearchCluster.start(installed, { freePort, ...options });
}

/**
 * The node that all test files share, and the settings of an application with indexes of its own in it.
 *
 * @throws Error without a JDK or Maven
 */
export async function sharedOpenSearch() {
  const url = await ask<string>('/opensearch/node');
  return {
    url,
    env: { OPENSEARCH_URL: url, OPENSEARCH_PREFIX: testKeyPrefix(), OPENSEARCH_REPLICAS: '0' },
  };
}

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, process.env.TEST_SERVICES_URL));
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/**
 * Waits until committed changes are found;
 * @returns the live generation
 */
export async function caughtUp({ app }: Katalog): Promise<string> {
  const indexes = app.get(EngineIndexes);
  const live = await until(() => indexes.liveGeneration().catch(() => null));
  await until(() => app.get(Outbox).readState(), {
    holds: ({ changes }) => changes === 0,
  });
  await indexes.refresh(live!);
  return live!;
}
