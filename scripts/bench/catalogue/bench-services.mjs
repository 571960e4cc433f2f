import { join } from 'node:path';
import { startServices } from '../../services/services.mjs';

/** Where a generated catalogue is kept between runs, unless another place is named. */
export const BENCH_DIRECTORY = join(process.cwd(), '.data', 'bench');

const NOBODY_TO_ASK = '127.0.0.1:9';

/**
 * PostgreSQL and Valkey over a folder of their own; durable, as in production: without fsync figures flatter.
 * @param auth `{ projectId, port }` when somebody signs in
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
    LOG_LEVEL: 'warn',
  };
  return { env, stop: () => services.stop() };
}
