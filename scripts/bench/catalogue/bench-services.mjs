import { join } from 'node:path';
import { startServices } from '../../services/services.mjs';

/** Where a generated catalogue is kept between runs, unless another place is named. */
export const BENCH_DIRECTORY = join(process.cwd(), '.data', 'bench');

/** PostgreSQL and Valkey over a folder of their own; durable, as in production: without fsync figures flatter. */
export async function startBenchServices(directory) {
  const services = await startServices({
    directory,
    password: 'bench',
    postgres: {},
    valkey: {},
    auth: null,
  });
  const env = {
    ...process.env,
    ...services.env,
    NODE_ENV: 'development',
    DATA_DIR: directory,
    SESSION_SECRET: 'bench'.repeat(8),
    LOG_LEVEL: 'warn',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  };
  return { env, stop: () => services.stop() };
}
