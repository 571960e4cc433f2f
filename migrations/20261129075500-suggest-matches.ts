import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workers search for offers of one product that different codes, or none, keep apart. */
export class SuggestMatches20261129075500 implements MigrationInterface {
  name = 'SuggestMatches20261129075500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- copies of one picture have nearly equal hashes: 64 bits, hexadecimal
      alter table media add column image_hash text;

      -- the offers that a transaction changed: each adds rows of its own, so that writers do not wait
      create table matching_changes (
        id bigint generated always as identity primary key,
        offer_ids integer[] not null
      );
      -- the first offer of each group that was compared, with the hash of the compared data
      create table matching_offers (
        offer_id integer primary key,
        source text not null
      );
      -- only offers with a common key are compared
      create table matching_blocks (
        key bigint not null,
        offer_id integer not null,
        primary key (key, offer_id)
      );
      create index matching_blocks_offer on matching_blocks (offer_id);

      create table matching_suggestions (
        id integer generated always as identity primary key,
        -- pair: offers of two groups may be one product; suspicious: offers of one GTIN contradict each other
        kind text not null check (kind in ('pair', 'suspicious')),
        offer_id integer not null,
        other_id integer not null,
        -- percent
        score smallint not null check (score between 0 and 100),
        reasons jsonb not null,
        created_at timestamptz not null default now(),
        check (offer_id < other_id),
        unique (offer_id, other_id, kind)
      );
      create index matching_suggestions_other on matching_suggestions (other_id);
      create index matching_suggestions_best on matching_suggestions (kind, score desc, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table matching_changes, matching_offers, matching_blocks, matching_suggestions;
      alter table media drop column image_hash`);
  }
}
