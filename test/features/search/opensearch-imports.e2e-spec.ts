import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Metrics } from '../../../src/core/metrics/metrics.js';
import { EngineIndexes } from '../../../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { BulkWriter } from '../../../src/search/catalogue-index/opensearch/writing/bulk-writer.js';
import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { Outbox } from '../../../src/search/catalogue-index/opensearch/writing/outbox.js';
import { aFeed, numberedOffers } from '../../support/data/feed.js';
import { holdReadModel } from '../../support/data/read-model.js';
import { Katalog, type Store } from '../../support/katalog.js';
import type { OpenSearchCluster } from '../../support/opensearch/cluster.mjs';
import { describeWithOpenSearch, startOpenSearch } from '../../support/servers/opensearch.js';
import { until } from '../../support/until.js';

const OFFERS = 150;

describeWithOpenSearch('imports that OpenSearch follows', () => {
  let cluster: OpenSearchCluster;
  let katalog: Katalog;
  let store: Store;

  beforeAll(async () => {
    cluster = await startOpenSearch({ heap: '256m' });
    katalog = await Katalog.start({
      env: { OPENSEARCH_URL: cluster.urls.join(), OPENSEARCH_REPLICAS: '0' },
    });
    await katalog.category({ sl: 'Čaji', en: 'Teas' });
    store = await katalog.store();
  }, 300_000);
  afterAll(async () => {
    await katalog?.close();
    await cluster?.close();
  });

  const live = () =>
    until(() =>
      katalog.app
        .get(EngineIndexes)
        .liveGeneration()
        .catch(() => null),
    );
  const catchUp = async () => {
    const generation = await live();
    await until(() => katalog.app.get(Outbox).readState(), { holds: ({ changes }) => changes === 0 });
    await katalog.app.get(EngineIndexes).refresh(generation!);
    return generation!;
  };
  const listed = async () => {
    const response = await katalog.visitor().get('/api/products?limit=1');
    return ((await response.json()) as { count: number }).count;
  };
  const figure = (name: string) => katalog.work.get(Metrics).registry.getSingleMetricAsString(name);
  /** The output of the command, and its exit code. */
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['dist/scripts/catalogue-index.js', ...args], {
      env: { ...process.env, ...katalog.environment },
    }).then(
      ({ stdout }) => ({ stdout, code: 0 }),
      ({ stdout, code }: { stdout: string; code: number }) => ({ stdout, code }),
    );

  it('are found once the read model is free', async () => {
    await live();
    const release = await holdReadModel(katalog);
    const run = await katalog.import(store, aFeed(numberedOffers(OFFERS, { category: 'Čaji' })));
    expect(run.status).toBe('done');
    expect(await listed()).toBe(0);
    expect(await figure('katalog_index_waiting_changes')).toMatch(/ [1-9]\d*$/m);
    expect(await figure('katalog_index_seconds_behind')).toMatch(/ 0*[.1-9]/m);
    await release();
    const differences = await katalog.app.get(IndexComparison).run(await catchUp());
    expect(differences).toEqual({ compared: OFFERS, unequal: 0, superfluous: 0 });
    expect(await listed()).toBe(OFFERS);
  });

  it('are compared and indexed anew by commands', async () => {
    const generation = await catchUp();
    expect(await command('status')).toEqual({
      code: 0,
      stdout: `live: ${generation}\n0 changes wait, the oldest for 0 s\n`,
    });
    const id = await katalog.idOf(store, 'K-0');
    const gone = `/${katalog.app.get(EngineIndexes).writing('cards', generation)}/_doc/card-${id}?refresh=true`;
    await fetch(cluster.urls[0] + gone, { method: 'DELETE' });
    expect(await command('compare')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(' 1 unequal'),
    });
    expect(await command('rebuild')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${OFFERS} offers in `),
    });
    expect(await live()).not.toBe(generation);
    expect(await command('compare')).toEqual({
      code: 0,
      stdout: `${OFFERS} documents compared, 0 unequal, 0 superfluous\n`,
    });
  }, 120_000);

  it('do not wait for a generation that has been removed', async () => {
    const writer = katalog.app.get(BulkWriter);
    await writer.write([{ kind: 'words', id: 'a', body: JSON.stringify({ word: 'a' }) }], ['1']);
    expect(await katalog.app.get(EngineIndexes).generations()).toHaveLength(1);
  });
});
