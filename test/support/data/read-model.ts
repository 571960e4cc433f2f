import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import type { Katalog } from '../katalog.js';

/** Refreshes the read model for products that a test wrote directly. */
export const refreshReadModel = (app: INestApplicationContext, productIds: number[]): Promise<void> =>
  app.get(DataSource).transaction((manager) => app.get(CatalogueService).refresh(manager, productIds));

/**
 * Blocks all writers of the data that connect offers, like another writer of all of them.
 * @returns a function that releases it
 */
export async function holdReadModel(katalog: Katalog): Promise<() => Promise<void>> {
  const holder = await katalog.connect();
  await holder.query('begin');
  await holder.query('lock table catalogue_offers in exclusive mode');
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}
