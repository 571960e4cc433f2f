import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BENCH_DIRECTORY, runBuilt, startBenchServices } from './bench-services.mjs';
import { steps } from './statements.mjs';

/**
 * Generates a large catalogue in an embedded database, and lets the application build its read model. Deletes
 * the previous content of the folder. The application serves it with DATA_DIR set to that folder.
 *
 *   npm run bench:load -- --products 1000000 [--stores 60] [--largest-store 500000] [--directory
 * .data/bench]
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    stores: { type: 'string', default: '60' },
    'largest-store': { type: 'string', default: '0' },
    directory: { type: 'string', default: BENCH_DIRECTORY },
  },
});
const size = {
  products: Number(values.products),
  stores: Number(values.stores),
  largest: Number(values['largest-store']),
};
for (const [name, number] of Object.entries(size))
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} is not a whole number`);

rmSync(values.directory, { recursive: true, force: true });
const { env, client, stop } = await startBenchServices(values.directory);
try {
  runBuilt('src/migrate.js', env);
  for (const [name, statements] of steps(size)) await timed(name, () => client.query(statements));
  await timed('read model', async () => runBuilt('scripts/rebuild-catalogue.js', env));
  await timed('planner statistics', () => client.query('vacuum analyze'));
  console.log(`The catalogue is in ${values.directory}.`);
} finally {
  await stop();
}

async function timed(name, work) {
  const since = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
