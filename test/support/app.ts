import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { createWebApp } from '../../src/app.js';
import { loadConfig } from '../../src/core/config/config.js';
import { type ClientBuild, NO_CLIENT } from '../../src/core/inertia/document/client-build.js';
import { closeAfterFile } from './close-after-file.js';
import { columnReaders } from './data/column-readers.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { freePort } from './servers/free-port.js';
import { SESSION_SECRET } from './people.js';
import { testKeyPrefix, testServices } from './servers/services.js';
import { checkResponses } from './response-conformance.js';

/** No build: pages are answered, but not rendered on the server. */

@Module({})
class TestRoot {}

interface Options {
  /** Modules in addition to the application's own, for example with handlers to test a guard. */
  imports?: Type[];
  /** Settings that differ from the defaults. */
  env?: Record<string, string>;
  client?: ClientBuild;
  /** Host and port under which the application reaches its database, for a proxy in between. */
  databaseAt?: string;
  /** An existing database; it is dropped at the end nevertheless. */
  database?: TestDatabase;
}

/** The whole web application on a port of its own, with its own database and folder. */
export async function startApp({
  imports = [],
  env = {},
  client = NO_CLIENT,
  databaseAt,
  ...given
}: Options = {}) {
  const [database, dataDir, port] = await Promise.all([
    given.database ?? createTestDatabase(),
    mkdtemp(join(tmpdir(), 'katalog-app-')),
    freePort(),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...(await testServices()),
    DATABASE_URL: databaseAt ? database.url.replace(/@[^/]+/, `@${databaseAt}`) : database.url,
    REDIS_PREFIX: testKeyPrefix(),
    SESSION_SECRET,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    // a page whose rendering times out is empty without JavaScript
    SSR_TIMEOUT_MS: '60000',
    // services on a busy machine
    SERVICE_ANSWER_MS: '10000',
    DATA_DIR: dataDir,
    PUBLIC_URL: origin,
    // so that small feeds have several batches
    IMPORT_BATCH_ITEMS: '100',
    // a job of a killed worker continues soon
    QUEUE_LOCK_SECONDS: '3',
    // visitors have different addresses, so that they do not share rate limits
    TRUST_PROXY: '1',
    // programs of tests and browsers all run on this machine
    SEARCH_RATE: '0',
    ...env,
  };
  const config = loadConfig('web', environment);
  const serve = async (build: ClientBuild) => {
    const root: DynamicModule = { module: TestRoot, imports: [AppModule.forRoot(config, build), ...imports] };
    const app = await createWebApp(config, build, root);
    const assertAnswersTrue = checkResponses(app, imports.length === 0);
    await app.listen(port, '127.0.0.1');
    return { app, assertAnswersTrue };
  };
  let served = await serve(client);
  /** Replaces the served build by another, like a release. */
  const release = async (build: ClientBuild) => {
    await served.app.close();
    served = await serve(build);
  };
  const close = async () => {
    // an unread answer would delay the server's end by a minute
    served.app.getHttpServer().closeAllConnections();
    await served.app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    served.assertAnswersTrue();
  };
  const rows = <Row extends object>(statement: string, values?: unknown[]): Promise<Row[]> =>
    served.app.get(DataSource).query<Row[]>(statement, values);
  return {
    get app() {
      return served.app;
    },
    rows,
    ...columnReaders(rows),
    config,
    environment,
    database,
    origin,
    release,
    close,
  };
}

/** The application for the tests of a file, after which it closes. */
export async function useApp(options?: Options): Promise<TestApp> {
  const started = await startApp(options);
  closeAfterFile(() => started.close());
  return started;
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;
