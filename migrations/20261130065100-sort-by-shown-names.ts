import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names that visitors see, if another offer of the group states them. */
export class SortByShownNames20261130065100 implements MigrationInterface {
  name = 'SortByShownNames20261130065100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- null: visitors see the offer's own name
      alter table catalogue_offers
        add shown_sl text collate "sl-x-icu",
        add shown_en text collate "sl-x-icu";
      create index catalogue_offers_shown_sl on catalogue_offers (shown_sl, offer_id) where shown_sl is not null;
      create index catalogue_offers_shown_en on catalogue_offers (shown_en, offer_id) where shown_en is not null`);
    // a worker goes through all stores
    await runner.query(`
      insert into catalogue_requests (company_id, requested_at) select id, clock_timestamp() from companies where active
      on conflict (company_id) do update set requested_at = excluded.requested_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue_offers drop shown_sl, drop shown_en');
  }
}
