import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which currency prices of feeds are that name none: as chosen for a feed or a file, else as set for the store. */
export class DecideCurrenciesOfFeeds20261201010000 implements MigrationInterface {
  name = 'DecideCurrenciesOfFeeds20261201010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table companies add column feed_currency text not null default 'EUR' check (feed_currency ~ '^[A-Z]{3}$');
      alter table feeds add column currency text check (currency ~ '^[A-Z]{3}$');
      alter table imports add column currency text check (currency ~ '^[A-Z]{3}$');
      -- what is being written goes on as it was read
      update imports set summary = summary || '{"currency":
        {"code": "EUR", "by": "store", "unclear": [], "stated": {}, "unstated": 0, "bySite": {}}}'
      where status in ('validating', 'writing') and summary is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table imports drop column currency;
      alter table feeds drop column currency;
      alter table companies drop column feed_currency;
    `);
  }
}
