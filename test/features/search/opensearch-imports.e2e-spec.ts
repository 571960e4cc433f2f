import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Metrics } from '../../../src/core/metrics/metrics.js';
import { EngineIndexes } from '../../../src/search/catalogue-index/opensearch/engine/engine-indexes.js';
import { BulkWriter } from '../../../src/search/catalogue-index/opensearch/writing/bulk-writer.js';
import { IndexComparison } from '../../../src/search/catalogue-index/opensearch/writing/index-comparison.js';
import { aFeed, numberedOffers } from '../../support/data/feed.js';
import { holdReadModel } from '../../support/data/read-model.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { caughtUp, describeWithOpenSearch, sharedOpenSearch } from '../../support/servers/opensearch.js';
import { until } from '../../support/until.js';

const OFFERS = 150;

describeWithOpenSearch('imports that OpenSearch follows', () => {
  let url: string;
  let katalog: Katalog;
  let store: Store;

  beforeAll(async () => {
    const engine = await sharedOpenSearch();
    url = engine.url;
    katalog = await Katalog.start({ env: engine.env });
    await katalog.category({ sl: 'Čaji', en: 'Teas' });
    store = await katalog.store();
  }, 300_000);
  afterAll(() => katalog?.close());

  const live = () =>
    until(() =>
      katalog.app
        .get(EngineIndexes)
        .liveGeneration()
        .catch(() => null),
    );
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
    const differences = await katalog.app.get(IndexComparison).run(await caughtUp(katalog));
    expect(differences).toEqual({ compared: OFFERS, unequal: 0, superfluous: 0 });
    expect(await listed()).toBe(OFFERS);
  });

  it('are compared and indexed anew by commands', async () => {
    const generation = await caughtUp(katalog);
    expect(await command('status')).toEqual({
      code: 0,
      stdout: `live: ${generation}\n0 changes wait, the oldest for 0 s\n`,
    });
    const cards = `${url}/${katalog.app.get(EngineIndexes).writing('cards', generation)}`;
    const [gone, differing] = await Promise.all(['K-0', 'K-1'].map((code) => katalog.idOf(store, code)));
    const writes = await Promise.all([
      fetch(`${cards}/_doc/card-${gone}?refresh=true`, { method: 'DELETE' }),
      fetch(`${cards}/_update/card-${differing}?refresh=true`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ doc: { words: ['drugače'] } }),
      }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual([200, 200]);
    expect(await command('compare')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(' 2 unequal'),
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
