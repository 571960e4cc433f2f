import { setTimeout as pause } from 'node:timers/promises';
import { EngineIndexes } from '../../../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { Outbox } from '../../../src/search/catalogue-index/opensearch/writing/outbox.js';
import { WordCounts } from '../../../src/search/catalogue-index/opensearch/writing/word-counts.js';
import { itOutlivesKills } from '../../support/catalogue-index/killed-index.js';
import type { Katalog } from '../../support/katalog.js';
import { describeWithOpenSearch, startOpenSearch } from '../../support/servers/opensearch.js';
import { describeWithServers, eventually } from '../../support/servers/system-servers.js';
import { until } from '../../support/until.js';

/** With `npm run test:kills` three, of which one is killed, and all. */
const nodes = process.env.TEST_KILLS ? [0, 1, 2] : [0];
const killed = process.env.TEST_KILLS ? [[1], nodes] : [nodes];
const AWAY_MS = 500;
const PATIENCE_MS = 120_000;

/** The index has what is committed, and is equal to it. */
async function settle({ app }: Katalog): Promise<void> {
  const indexes = app.get(EngineIndexes);
  const state = () => eventually(() => app.get(Outbox).state());
  await until(state, { holds: ({ changes }) => changes === 0, patienceMs: PATIENCE_MS });
  const living = await until(() => indexes.living().catch(() => null), { patienceMs: PATIENCE_MS });
  await indexes.refresh(living!);
  await app.get(WordCounts).refresh(living!);
  await indexes.refresh(living!);
  expect(await app.get(IndexComparison).run(living!)).toMatchObject({ unequal: 0, superfluous: 0 });
}

async function startEngine() {
  const cluster = await startOpenSearch({ nodes: nodes.length, heap: '300m' });
  const kill = async (some: number[]) => {
    await Promise.all(some.map((node) => cluster.killNode(node)));
    await pause(AWAY_MS);
    for (const node of some) cluster.startNode(node);
    await cluster.untilGreen();
  };
  return {
    env: { OPENSEARCH_URL: cluster.urls.join(), OPENSEARCH_REPLICAS: String(Math.min(1, nodes.length - 1)) },
    kills: killed.map((some) => () => kill(some)),
    settle,
    close: () => cluster.close(),
  };
}

describeWithServers('an index in OpenSearch that visitors ask while all that it needs is killed', () =>
  describeWithOpenSearch('in turn', () => itOutlivesKills('imports,catalogue,catalogue-index', startEngine)),
);
