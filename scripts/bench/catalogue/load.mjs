import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ROOT } from '../../steps/root.mjs';
import { BENCH_DIRECTORY, startBenchServices } from './bench-services.mjs';
import { steps } from './statements.mjs';

/**
 * Makes a large catalogue in an embedded database of its own, and lets the application derive its read model.
 * What stood in the folder goes. The application serves it with DATA_DIR set to that folder.
 *
 *   npm run bench:load -- --products 1000000 [--stores 60] [--largest-store 500000] [--directory .data/bench]
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
const services = await startBenchServices(values.directory);
const client = new pg.Client({ connectionString: services.env.DATABASE_URL });
try {
  run('dist/src/migrate.js');
  await client.connect();
  for (const [name, statements] of steps(size)) await timed(name, () => client.query(statements));
  await timed('read model', async () => run('dist/scripts/rebuild-catalogue.js'));
  await timed('planner statistics', () => client.query('vacuum analyze'));
  console.log(`The catalogue is in ${values.directory}.`);
} finally {
  await client.end();
  await services.stop();
}

function run(script) {
  execFileSync(process.execPath, [join(ROOT, script)], { cwd: ROOT, env: services.env, stdio: 'inherit' });
}

async function timed(name, work) {
  const since = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
