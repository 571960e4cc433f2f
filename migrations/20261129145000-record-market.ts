import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores see their share of the clicks from product pages, and how the price rank of their offers moved. */
export class RecordMarket20261129145000 implements MigrationInterface {
  name = 'RecordMarket20261129145000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- clicks to stores from the page of an offer that is compared with other stores: to its own store; to another one
      -- while the offer was more expensive or sold out; to another one for no known reason
      create table compared_click_days (
        day date not null,
        product_id integer not null,
        own integer not null,
        lost_to_price integer not null,
        lost_to_stock integer not null,
        lost_otherwise integer not null,
        primary key (day, product_id)
      );
      -- the sums of 28 days
      create table compared_clicks (
        product_id integer primary key,
        own integer not null,
        lost_to_price integer not null,
        lost_to_stock integer not null,
        lost_otherwise integer not null
      ) with (fillfactor = 80);

      -- the last recorded price rank of each offer that had one, and the one of a week before; null: not compared
      create table rank_records (
        offer_id integer primary key,
        rank smallint,
        week_ago smallint
      );
      -- changes of a week: the rank before the first one of a day
      create table rank_changes (
        offer_id integer not null,
        day date not null,
        was smallint,
        primary key (offer_id, day)
      );
      create index rank_changes_day on rank_changes (day);

      insert into settings (key, value) values
        -- since when clicks are compared
        ('market.clicks', jsonb_build_object('since', (now() at time zone 'Europe/Ljubljana')::date)),
        -- the day of the last record
        ('market.ranks', jsonb_build_object('day', '2000-01-01'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table compared_click_days, compared_clicks, rank_records, rank_changes;
      delete from settings where key in ('market.clicks', 'market.ranks')`);
  }
}
