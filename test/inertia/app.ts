import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  type INestApplication,
  type Type,
} from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { querystringParser } from '../../src/core/inertia/http/body-parsers.js';
import { CsrfMismatch, ForeignOrigin } from '../../src/core/inertia/http/csrf.js';
import { InertiaFailures } from '../../src/core/inertia/inertia-failures.js';
import { InertiaModule } from '../../src/core/inertia/inertia.module.js';
import type { InertiaOptions } from '../../src/core/inertia/inertia-options.js';
import { Inertia, type ShareProvider } from '../../src/core/inertia/inertia.service.js';
import { registerInertia } from '../../src/core/inertia/register.js';
import { InertiaResponse } from '../../src/core/inertia/responses.js';
import { TestClient } from './client.js';
import { closeAfterFile } from '../support/close-after-file.js';

declare module '../../src/core/inertia/pages.js' {
  interface Pages {
    'inertia-test/any': Record<string, unknown>;
    'inertia-test/other': Record<string, unknown>;
    'inertia-test/typed': { title: string; at: string; rows?: { id: number; note?: string }[] };
    'inertia-test/error': { status: number };
  }
}

export interface TestApp {
  app: NestFastifyApplication;
  inertia: Inertia;
  origin: string;
  /** Failures that no visitor sees. */
  failures: { what: string; message: string }[];
  newClient: () => TestClient;
  close: () => Promise<void>;
}

type Options = Partial<InertiaOptions> & { providers?: unknown[]; prepare?: (app: INestApplication) => void };

/** Passes the adapter's exceptions on, like an application's filter. */
@Catch(InertiaResponse, CsrfMismatch, ForeignOrigin)
class AdapterFilter implements ExceptionFilter {
  constructor(private readonly failures: InertiaFailures) {}

  async catch(exception: InertiaResponse | CsrfMismatch | ForeignOrigin, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (!(await this.failures.answer(exception, request, reply))) void reply.code(403).send();
  }
}

/** A listening application that consists of the adapter and the given controllers. */
export async function startApp(controllers: Type[], options: Options = {}): Promise<TestApp> {
  const { providers = [], prepare, ...inertiaOptions } = options;
  const failures: TestApp['failures'] = [];
  const imported = InertiaModule.forRootAsync({
    useFactory: () => ({
      secret: 'a secret that only this test knows about',
      client: {
        version: 'v1',
        tags: () => ({
          tags: ['<script type="module" src="/app.js"></script>'],
          hashes: { scripts: [], styles: [] },
        }),
        render: null,
      },
      document: { lang: () => 'sl', title: () => 'Naslov <b>' },
      onFailure: (error, { what }) => failures.push({ what, message: (error as Error).message }),
      ...inertiaOptions,
    }),
  });
  const builder = Test.createTestingModule({
    imports: [imported],
    controllers,
    providers: [{ provide: APP_FILTER, useClass: AdapterFilter }, ...providers] as never[],
  });
  const module = await builder.compile();
  const app = module.createNestApplication<NestFastifyApplication>(
    new FastifyAdapter({ routerOptions: { querystringParser } }),
    { logger: false },
  );
  await registerInertia(app);
  prepare?.(app);
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  return {
    app,
    inertia: app.get(Inertia),
    origin,
    failures,
    newClient: () => new TestClient(origin),
    close: () => app.close(),
  };
}

/** Starts an application for the tests of a file, and closes it afterwards. */
export async function useApp(controllers: Type[], options?: Options): Promise<TestApp> {
  const test = await startApp(controllers, options);
  closeAfterFile(() => test.close());
  return test;
}

/** Shared props outside of this project's contract. */
export const asShare = (provider: () => Record<string, unknown>): ShareProvider => provider as ShareProvider;
