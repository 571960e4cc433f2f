import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers of one GTIN are compared only where their content agrees; of others it is known why not. */
export class CompareByContent20261128100200 implements MigrationInterface {
  name = 'CompareByContent20261128100200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- why the offer is not compared with those of its GTIN, and with whom; null: it is
      alter table catalogue_offers add column apart jsonb;
      create index catalogue_offers_apart on catalogue_offers (company_id, offer_id) where apart is not null;
      -- the prices by which the offer was last compared, as a hash
      alter table catalogue_sources add column price bigint;
      -- offers that visitors no longer see: those that they were compared with
      create table catalogue_successors (
        offer_id integer primary key references products on delete cascade,
        next_ids integer[] not null
      )`);
    await runner.query(`
      insert into catalogue_successors (offer_id, next_ids)
      select p.id, array_agg(other.id order by other.id)
      from products p
      cross join lateral (
        select q.id from products q join catalogue_offers o on o.offer_id = q.id
        where q.group_key = p.group_key order by q.id limit 20
      ) other
      where p.group_key is not null and p.status not in ('draft', 'blocked')
        and not exists (select from catalogue_offers o where o.offer_id = p.id)
      group by p.id`);
    // a worker goes through all stores
    await runner.query(`
      insert into catalogue_requests (company_id, requested_at) select id, clock_timestamp() from companies where active
      on conflict (company_id) do update set requested_at = excluded.requested_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table catalogue_successors;
      alter table catalogue_sources drop column price;
      drop index catalogue_offers_apart;
      alter table catalogue_offers drop column apart`);
  }
}
