import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { startServices } from '../../services/services.mjs';
import { ROOT } from '../../steps/root.mjs';

/** Where a generated catalogue is kept between runs, unless another place is named. */
export const BENCH_DIRECTORY = join(process.cwd(), '.data', 'bench');

const NOBODY_TO_ASK = '127.0.0.1:9';

/**
 * PostgreSQL and Valkey over a folder of their own; durable, as in production: without fsync figures flatter.
 * @param auth `{ projectId }` when somebody signs in
 * @returns the settings of the application, a connection to the database, and `stop()` for all of it
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
    FIREBASE_AUTH_EMULATOR_HOST: NOBODY_TO_ASK,
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
  return { env, client, stop };
}

/** Runs a script of the build to its end, `migrate.js` say. */
export function runBuilt(script, env) {
  execFileSync(process.execPath, [join(ROOT, 'dist', script)], { cwd: ROOT, env, stdio: 'inherit' });
}
