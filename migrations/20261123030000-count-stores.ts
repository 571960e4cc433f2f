import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The directory of stores, their own lists, and counts of the catalogue that no visit makes. */
export class CountStores20261123030000 implements MigrationInterface {
  name = 'CountStores20261123030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DIRECTORY);
    await runner.query(COUNTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from catalogue_facets where company_id <> 0;
      alter table catalogue_facets drop constraint catalogue_facets_pkey;
      alter table catalogue_facets drop column company_id;
      alter table catalogue_facets add primary key (kind, category_id);
      drop index catalogue_offers_discounted, companies_words, companies_initial, companies_directory;
      drop table catalogue_totals, catalogue_stores;
      alter table companies drop column initial;
    `);
  }
}

const DIRECTORY = `
  -- the letter of the directory that a store stands under: č, š and ž are letters of their own, what is no letter is #
  alter table companies add column initial text not null generated always as (
    case when left(lower(company_name), 1) in ('č', 'š', 'ž') then upper(left(company_name, 1))
      when fold_text(left(company_name, 1)) ~ '^[a-z]' then upper(left(fold_text(left(company_name, 1)), 1))
      else '#' end) stored;
  create index companies_directory on companies (company_name collate "sl-x-icu", id) where active;
  create index companies_initial on companies (initial) where active;
  create index companies_words on companies using gin (fold_text(company_name) gin_trgm_ops);`;

const COUNTS = `
  -- visible offers of each store that has any
  create table catalogue_stores (
    company_id integer primary key references companies on delete cascade,
    products integer not null,
    services integer not null
  );
  create index catalogue_stores_size on catalogue_stores (products desc, company_id);
  insert into catalogue_stores (company_id, products, services)
  select company_id, count(*) filter (where kind = 1), count(*) filter (where kind = 2)
  from catalogue_offers group by company_id;

  -- one row: cards of products, visible offers, stores that have some
  create table catalogue_totals (
    only_row boolean primary key default true check (only_row),
    products integer not null,
    offers integer not null,
    stores integer not null
  );
  insert into catalogue_totals (products, offers, stores)
  select count(distinct card_id) filter (where kind = 1), count(*), count(distinct company_id) from catalogue_offers;

  -- counts of a store's own list that are ready; company 0: the list is no store's
  alter table catalogue_facets add column company_id integer not null default 0;
  alter table catalogue_facets drop constraint catalogue_facets_pkey;
  alter table catalogue_facets add primary key (kind, category_id, company_id);

  create index catalogue_offers_discounted on catalogue_offers (offer_id) where discounted;`;
