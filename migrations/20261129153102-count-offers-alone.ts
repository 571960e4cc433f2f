import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many visible offers of a store are compared with no other store's; null until a worker counts them. */
export class CountOffersAlone20261129153102 implements MigrationInterface {
  name = 'CountOffersAlone20261129153102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue_stores add column alone integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue_stores drop column alone');
  }
}
