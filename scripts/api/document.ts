import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DiscoveryService, ModulesContainer, NestFactory, Reflector } from '@nestjs/core';
import { ApiDocument } from '../../src/api/docs/api-document.js';
import { AppModule } from '../../src/app.module.js';
import { loadConfig } from '../../src/core/config/config.js';
import { NO_CLIENT } from '../../src/core/inertia/document/client-build.js';

/** Placeholder addresses: the preview mode starts nothing. */
const config = loadConfig('tool', {
  DATABASE_URL: 'postgres://localhost/none',
  REDIS_URL: 'redis://localhost',
  FIREBASE_PROJECT_ID: 'none',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://katalog.example',
});

/** Writes the description of the API to a file, for linters: `node dist/scripts/api/document.js <file>`. */
const [, , file = '.cache/api/openapi.json'] = process.argv;
const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, NO_CLIENT), {
  preview: true,
  logger: ['error'],
});
const discovery = new DiscoveryService(app.get(ModulesContainer));
const document = new ApiDocument(discovery, new Reflector(), config).get();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(document, null, 2));
