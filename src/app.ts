import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LogController } from 'fastify';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './core/config/config.js';
import { redirectMoved } from './core/http/routing/moved-addresses.js';
import { createLogger, NestLogger } from './core/http/server/logger.js';
import { registerHttp } from './core/http/server/register.js';
import { decodablePath } from './core/http/server/undecodable-path.js';
import { builtClient } from './core/inertia/document/built-client.js';
import { type ClientBuild, NO_CLIENT } from './core/inertia/document/client-build.js';
import { querystringParser } from './core/inertia/http/body-parsers.js';
import { registerInertia } from './core/inertia/register.js';
import { KeptBuilds } from './operations/releases/kept-builds.js';
import { MOVED_ADDRESSES } from './routes.js';

/** The letters of both languages; the other subsets load when a text has theirs. */
const FIRST_FONT = /instrument-sans-(?!western-|latin-ext-)[^/]*\.woff2$/;
const BODY_BYTES = 2 * 1024 * 1024;
/** Without it, Nest repeats the signal, which would mean "end immediately". */
const ENDS_WELL = { useProcessExit: true };
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The built client in dist/. */
export function productionClient(): ClientBuild {
  return builtClient({ directory: 'dist', entry: 'client/app.tsx', preloadedFonts: FIRST_FONT });
}

/** The web application, ready to listen; tests add their own modules with `root`. */
export async function createWebApp(
  config: Config,
  client: ClientBuild,
  root: DynamicModule = AppModule.forRoot(config, client),
): Promise<NestFastifyApplication> {
  const logger = createLogger(config);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    // one line a request, written when it is answered: registerHttp
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: config.trustProxy,
    requestTimeout: 0,
    // requests that still arrive on a connection are answered, so a process can be replaced without losing
    // one
    return503OnClosing: false,
    // of silence; an active upload may take longer
    connectionTimeout: 60_000,
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    rewriteUrl: ({ url }: IncomingMessage) => decodablePath(url),
    routerOptions: { querystringParser, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  await registerHttp(app, config);
  redirectMoved(app.getHttpAdapter().getInstance(), MOVED_ADDRESSES);
  await registerInertia(app, (name) => app.get(KeptBuilds).file(name));
  app.enableShutdownHooks([], ENDS_WELL);
  return app;
}

/** The application without its HTTP server. It works on the queues. */
export async function createWorkerApp(config: Config) {
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, NO_CLIENT), {
    logger: new NestLogger(createLogger(config)),
    abortOnError: false,
  });
  app.enableShutdownHooks([], ENDS_WELL);
  return app;
}
