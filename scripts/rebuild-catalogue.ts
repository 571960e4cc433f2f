import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { loadConfig } from '../src/core/config/config.js';
import { CatalogueService } from '../src/products/read-model/catalogue.service.js';
import { NO_CLIENT } from '../src/core/inertia/document/client-build.js';

/** `npm run catalogue:rebuild`: rebuilds the read model of the catalogue from the products. */
const client = NO_CLIENT;
const app = await NestFactory.createApplicationContext(AppModule.forRoot(loadConfig('tool'), client), {
  logger: ['error', 'warn'],
});
const since = performance.now();
const count = await app.get(CatalogueService).rebuild((done) => process.stdout.write(`\r${done} products`));
process.stdout.write(`\r${count} products in ${((performance.now() - since) / 1000).toFixed(1)} s\n`);
await app.close();
