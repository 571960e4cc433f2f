import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import type { Katalog } from '../katalog.js';

/** Brings the read model up to date with products that a test has written itself. */
export const refreshReadModel = (app: INestApplicationContext, productIds: number[]): Promise<void> =>
  app.get(DataSource).transaction((manager) => app.get(CatalogueService).refresh(manager, productIds));

/** Keeps everybody from writing what joins offers, as another writer of all of them would. @returns releases it */
export async function holdReadModel(katalog: Katalog): Promise<() => Promise<void>> {
  const holder = await katalog.connect();
  await holder.query('begin');
  await holder.query('lock table catalogue_offers in exclusive mode');
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}
