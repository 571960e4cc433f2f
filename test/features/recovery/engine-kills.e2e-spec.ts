import { setTimeout as pause } from 'node:timers/promises';
import { EngineIndexes } from '../../../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { Outbox } from '../../../src/search/catalogue-index/opensearch/writing/outbox.js';
import { WordCounts } from '../../../src/search/catalogue-index/opensearch/writing/word-counts.js';
import { itOutlivesKills } from '../../support/catalogue-index/killed-index.js';
import { aFeed, numberedOffers } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { AMOUNTS } from '../../support/nightly.js';
import type { OpenSearchCluster } from '../../support/opensearch/cluster.mjs';
import { Namespaces } from '../../support/opensearch/namespaces.mjs';
import { describeWithOpenSearch, startOpenSearch } from '../../support/servers/opensearch.js';
import { describeWithServers, eventually } from '../../support/servers/system-servers.js';
import { until } from '../../support/until.js';

const nodes = Array.from({ length: AMOUNTS.engineNodes }, (_, node) => node);
/** Of three one is killed, then all. */
const killed = nodes.length > 1 ? [[1], nodes] : [nodes];
const AWAY_MS = 500;
const PATIENCE_MS = 120_000;

/** The index equals the committed data. */
async function settle({ app }: Katalog): Promise<void> {
  const indexes = app.get(EngineIndexes);
  const state = () => eventually(() => app.get(Outbox).readState());
  await until(state, { holds: ({ changes }) => changes === 0, patienceMs: PATIENCE_MS });
  const live = await until(() => indexes.liveGeneration().catch(() => null), { patienceMs: PATIENCE_MS });
  await indexes.refresh(live!);
  await app.get(WordCounts).refresh(live!);
  await indexes.refresh(live!);
  expect(await app.get(IndexComparison).run(live!)).toMatchObject({ unequal: 0, superfluous: 0 });
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
  describeWithOpenSearch('in turn', () =>
    itOutlivesKills({
      amount: AMOUNTS.engineKills,
      queues: 'imports,catalogue,catalogue-index',
      startEngine,
    }),
  ),
);

/** Nodes know soon that they do not reach each other. */
const IMPATIENT = Object.fromEntries(
  ['follower_check', 'leader_check'].flatMap((check) => [
    [`cluster.fault_detection.${check}.timeout`, '1s'],
    [`cluster.fault_detection.${check}.retry_count`, 1],
  ]),
);
const CUT_MS = 10_000;
const OFFERS = 200;

/** `npm run test:kills` also prints why this test is skipped. */
if (AMOUNTS.nodeCuts)
  describeWithServers('an index in OpenSearch whose nodes do not reach each other', () =>
    describeWithOpenSearch('for a while', () => {
      (Namespaces.whyNot() ? it.skip : it)(
        'shows whole lists, and ends equal',
        async () => {
          const namespaces = Namespaces.create(3);
          let cluster: OpenSearchCluster | undefined;
          let katalog: Katalog | undefined;
          try {
            cluster = await startOpenSearch({ nodes: 3, heap: '300m', settings: IMPATIENT, namespaces });
            katalog = await Katalog.start({
              env: { OPENSEARCH_URL: cluster.urls.join(), OPENSEARCH_REPLICAS: '1', OPENSEARCH_SHARDS: '2' },
            });
            await katalog.category({ sl: 'Čaji', en: 'Teas' });
            const stores = [await katalog.store(), await katalog.store()] as const;
            await katalog.import(stores[0], aFeed(numberedOffers(OFFERS, { category: 'Čaji' })));
            await settle(katalog);

            const leader = await leaderOf(cluster);
            const other = (leader + 1) % 3;
            namespaces.cut(leader, other);
            const nodesOfLeader = async () => {
              const response = await fetch(`${cluster!.urls[leader]}/_cluster/health`);
              return ((await response.json()) as { number_of_nodes: number }).number_of_nodes;
            };
            await until(nodesOfLeader, { holds: (number) => number < 3 });
            await katalog.import(stores[1], aFeed(numberedOffers(OFFERS, { category: 'Čaji' })));
            const counts = new Map<number, number>();
            for (const end = Date.now() + CUT_MS; Date.now() < end;) {
              const response = await katalog.visitor().get('/api/products?limit=1');
              const { count = -response.status } = (await response.json()) as { count?: number };
              counts.set(count, (counts.get(count) ?? 0) + 1);
            }
            namespaces.heal(leader, other);
            await cluster.untilGreen();
            await settle(katalog);

            const shown = [...counts.keys()].filter((count) => count >= 0);
            expect(shown.length).toBeGreaterThan(0);
            expect(shown.filter((count) => count < OFFERS || count > 2 * OFFERS)).toEqual([]);
            expect([...counts.keys()].filter((count) => count < 0 && count !== -503)).toEqual([]);
          } finally {
            await katalog?.close();
            await cluster?.close();
            namespaces.close();
          }
        },
        600_000,
      );
    }),
  );

/** The place of the node that leads. */
async function leaderOf({ urls }: OpenSearchCluster): Promise<number> {
  const response = await fetch(`${urls[0]}/_cat/cluster_manager?format=json`);
  const [{ node }] = (await response.json()) as [{ node: string }];
  return Number(node.split('-')[1]) - 1;
}
