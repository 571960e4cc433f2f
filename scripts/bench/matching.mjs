import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { fromBuild } from './catalogue/bench-app.mjs';
import { runBuilt, startEmptyServices } from './catalogue/bench-services.mjs';
import { steps } from './catalogue/statements.mjs';

/**
 * The first search for offers of one product in a generated catalogue.
 *
 *   npm run bench:matching -- [--products 20000] [--stores 20]
 */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, stores: { type: 'string', default: '20' } },
});
const size = { products: Number(values.products), stores: Number(values.stores), largest: 0 };

const { env, client, one, stop } = await startEmptyServices();
let app;
try {
  runBuilt('src/migrate.js', env);
  for (const [, statements] of steps(size)) await client.query(statements);
  runBuilt('scripts/rebuild-catalogue.js', env);
  await client.query('vacuum analyze');
  const [{ createWorkerApp }, { loadConfig }, { MatchRefresher }] = await Promise.all([
    fromBuild('app.js'),
    fromBuild('core/config/config.js'),
    fromBuild('matching/match-refresher.js'),
  ]);
  app = await createWorkerApp(loadConfig('worker', { ...env, WORKER_QUEUES: 'analytics' }));
  const refresher = app.get(MatchRefresher, { strict: false });
  await client.query('truncate matching_changes');
  await refresher.recordAllOnce();
  await timed('first search', () => refresher.refresh({ aborted: false }));
  const counts = await one(
    `select (select count(*) from matching_offers) as groups, (select count(*) from matching_blocks) as keys,
       (select count(*) from matching_suggestions where kind = 'pair') as pairs,
       (select count(*) from matching_suggestions where kind = 'suspicious') as suspicious,
       pg_total_relation_size('matching_blocks') / 1048576 as "MB of keys"`,
  );
  console.table([counts]);
} finally {
  await app?.close();
  await stop();
}

async function timed(name, work) {
  const since = performance.now();
  await work();
  const seconds = (performance.now() - since) / 1000;
  const { count } = await one('select count(*)::integer as count from catalogue_offers');
  console.log(
    `${name}: ${seconds.toFixed(1)} s for ${count} offers, ${((seconds / count) * 1e6).toFixed(0)} µs each`,
  );
}
