import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServices } from '../../services/services.mjs';
import { startChild } from '../../steps/processes/children.mjs';
import { freePort } from '../../steps/processes/ports.mjs';
import { ROOT } from '../../steps/root.mjs';
import { parentOf } from '../processes.mjs';

/** Default folder of a generated catalogue, which is kept between runs. */
export const BENCH_DIRECTORY = join(process.cwd(), '.data', 'bench');

const UNUSED_ADDRESS = '127.0.0.1:9';

/**
 * PostgreSQL and Valkey with data in a folder; durable like in production: without fsync the results are too
 * good.
 * @param auth `{ projectId }` to include the identity provider
 * @returns the settings of the application, a connection to the database, `one` for the first row of an answer, the
 * process of PostgreSQL, and `stop()` for all of it
 */
export async function startBenchServices(directory, auth = null) {
  const services = await startServices({
    directory,
    password: 'bench',
    postgres: {},
    valkey: {},
    auth,
  });
  const env = {
    ...process.env,
    FIREBASE_AUTH_EMULATOR_HOST: UNUSED_ADDRESS,
    ...services.env,
    NODE_ENV: 'development',
    DATA_DIR: directory,
    SESSION_SECRET: 'bench'.repeat(8),
    SEARCH_RATE: '0',
    LOG_LEVEL: 'warn',
  };
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  const stop = async () => {
    await client.end();
    await services.stop();
  };
  await client.connect();
  const one = async (statement, parameters) => (await client.query(statement, parameters)).rows[0];
  const { pid } = await one('select pg_backend_pid() as pid');
  return { env, client, one, postgres: parentOf(pid), stop };
}

/** Starts the services with an empty database, in a folder that is deleted at the end. */
export async function startEmptyServices() {
  const directory = mkdtempSync(join(tmpdir(), 'katalog-bench-'));
  const services = await startBenchServices(directory);
  const stop = async () => {
    await services.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { ...services, directory, stop };
}

/** Starts `main` or `worker` of the build; its log is in the folder of the data. */
export function startBuilt(script, env, name = script) {
  return startChild(name, [join(ROOT, `dist/src/${script}.js`)], {
    env,
    log: join(env.DATA_DIR, `${name}.log`),
  });
}

/** Settings of a web process at an address of its own. */
export async function atFreePort(env) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  return { port, address, env: { ...env, PORT: String(port), PUBLIC_URL: address } };
}

/** Removes followers and waiting changes, because the engine's data are deleted. */
export async function forgetFollowers(client) {
  await client.query(
    'delete from catalogue_followers; update catalogue_changes set waiting = false where waiting',
  );
}

/** Runs a script of the build, such as `migrate.js`, to its end. */
export function runBuilt(script, env, args = []) {
  execFileSync(process.execPath, [join(ROOT, 'dist', script), ...args], { cwd: ROOT, env, stdio: 'inherit' });
}
