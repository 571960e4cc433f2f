import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about prices that have fallen, to who has asked for them twice. */
export class AlertOfPrices20261123041000 implements MigrationInterface {
  name = 'AlertOfPrices20261123041000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table price_alerts (
        id integer generated always as identity primary key,
        -- any offer of the comparison
        product_id integer not null references products on delete cascade,
        email text not null,
        locale text not null check (locale in ('sl', 'en')),
        -- euro; null: any lower price
        target numeric(12,2) check (target > 0),
        -- the lowest price when it was last looked at
        known_price numeric(12,2) not null,
        created_at timestamptz not null default now(),
        -- when the mail that asks for a confirmation was sent
        asked_at timestamptz,
        confirmed_at timestamptz,
        -- prices of the comparison may have changed since
        check_since timestamptz,
        -- the price of the mail that has to be sent, and when that was decided
        due_price numeric(12,2),
        told_at timestamptz,
        mail_count integer not null default 0,
        -- a worker is sending a mail
        sending_until timestamptz
      );
      create index price_alerts_product on price_alerts (product_id);
      create index price_alerts_email on price_alerts (lower(email));
      create index price_alerts_created on price_alerts (created_at);
      create index price_alerts_check on price_alerts (check_since) where check_since is not null;
      create index price_alerts_due on price_alerts (id) where due_price is not null;
      create index price_alerts_ask on price_alerts (id) where asked_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table price_alerts');
  }
}
