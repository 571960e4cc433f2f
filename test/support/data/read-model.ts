import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';

/** Brings the read model up to date with products that a test has written itself. */
export const refreshReadModel = (app: INestApplicationContext, productIds: number[]): Promise<void> =>
  app.get(DataSource).transaction((manager) => app.get(CatalogueService).refresh(manager, productIds));
