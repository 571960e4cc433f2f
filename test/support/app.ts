import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AppModule } from '../../src/app.module.js';
import { createWebApp } from '../../src/app.js';
import { loadConfig } from '../../src/core/config/config.js';
import { createTestDatabase } from './database.js';
import { testKeyPrefix, testServices } from './services.js';

/** No build: pages are answered, but nothing is drawn on the server. */
const CLIENT = { version: null, tags: () => [], render: null };

@Module({})
class TestRoot {}

interface Options {
  /** Modules beside the application's own, e.g. with handlers to try a guard on. */
  imports?: Type[];
  /** Settings that differ from the usual ones. */
  env?: Record<string, string>;
}

/** The whole web application on a port of its own, with a database of its own. */
export async function startApp({ imports = [], env = {} }: Options = {}) {
  const database = await createTestDatabase();
  const config = loadConfig('web', {
    ...(await testServices()),
    DATABASE_URL: database.url,
    REDIS_PREFIX: testKeyPrefix(),
    SESSION_SECRET: 'a secret of tests, at least 32 characters',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    // visitors come from addresses of their own, so that they do not use up each other's rate limits
    TRUST_PROXY: 'true',
    ...env,
  });
  const root: DynamicModule = { module: TestRoot, imports: [AppModule.forRoot(config, CLIENT), ...imports] };
  const app = await createWebApp(config, CLIENT, root);
  await app.listen(0, '127.0.0.1');
  const close = async () => {
    await app.close();
    await database.drop();
  };
  return { app, config, origin: await app.getUrl(), close };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;
