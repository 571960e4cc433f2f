import { Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { I18nModule } from 'nestjs-i18n';
import { AccessModule } from '../../src/access/access.module.js';
import { AuthModule } from '../../src/auth/auth.module.js';
import { loginRedirect } from '../../src/auth/login-redirect.js';
import { CompaniesModule } from '../../src/companies/companies.module.js';
import { loadConfig } from '../../src/core/config/config.js';
import { ConfigModule } from '../../src/core/config/config.module.js';
import { DatabaseModule } from '../../src/core/database/database.module.js';
import { resolveLocale } from '../../src/core/http/request-locale.js';
import { FailureFilter, LOGIN_REDIRECT } from '../../src/core/http/failure.filter.js';
import { InputPipe } from '../../src/core/http/validation.pipe.js';
import { InertiaModule } from '../../src/core/inertia/inertia.module.js';
import { registerInertia } from '../../src/core/inertia/register.js';
import { UsersModule } from '../../src/users/users.module.js';
import type { FastifyInstance } from 'fastify';
import { createTestDatabase } from './database.js';
import { testServices } from './services.js';

export async function startApp({
  imports = [],
  env = {},
}: { imports?: Type[]; env?: Record<string, string> } = {}) {
  const services = await testServices();
  const database = await createTestDatabase();
  const config = loadConfig('web', {
    ...services,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'x'.repeat(32),
    NODE_ENV: 'test',
    ...env,
  });
  @Module({
    imports: [
      ConfigModule.forRoot(config),
      EventEmitterModule.forRoot(),
      DatabaseModule,
      I18nModule.forRoot({ fallbackLanguage: 'sl', loaderOptions: { path: 'locales/', watch: false } }),
      InertiaModule.forRootAsync({
        useFactory: () => ({
          secret: config.sessionSecret,
          client: { version: null, tags: () => [], render: null },
          document: { lang: () => 'sl' },
        }),
      }),
      AccessModule,
      CompaniesModule,
      UsersModule,
      AuthModule,
      ...imports,
    ],
    providers: [
      { provide: APP_FILTER, useClass: FailureFilter },
      { provide: LOGIN_REDIRECT, useValue: loginRedirect },
      { provide: APP_PIPE, useClass: InputPipe },
    ],
  })
  class App {}
  const module = await Test.createTestingModule({ imports: [App] }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await registerInertia(app);
  (app.getHttpAdapter().getInstance() as unknown as FastifyInstance).addHook('onRequest', async (request) => {
    request.locale = resolveLocale(request);
  });
  await app.listen(0, '127.0.0.1');
  return {
    app,
    origin: await app.getUrl(),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
