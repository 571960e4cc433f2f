import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With a contract nothing may be paid at once. The next migration checks the offers that are there. */
export class AllowFreeWithContract20261128154500 implements MigrationInterface {
  name = 'AllowFreeWithContract20261128154500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products drop constraint products_price_check,
        add constraint products_price_check check (price > 0 or (price = 0 and contract is not null)) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // free offers that are there stay
    await runner.query(`
      alter table products drop constraint products_price_check,
        add constraint products_price_check check (price > 0) not valid`);
  }
}
