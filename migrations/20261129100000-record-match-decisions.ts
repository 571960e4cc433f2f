import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Catalogue admins decide which offers are one product, and which are not. */
export class RecordMatchDecisions20261129100000 implements MigrationInterface {
  name = 'RecordMatchDecisions20261129100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table matching_decisions (
        id integer generated always as identity primary key,
        -- same: the offers of both sides are one product; different: no offer of one side is compared with the other
        kind text not null check (kind in ('same', 'different')),
        decided_by integer references users on delete set null,
        decided_at timestamptz not null default now(),
        undone_by integer references users on delete set null,
        undone_at timestamptz
      );
      create table matching_decided_offers (
        offer_id integer not null references products on delete cascade,
        decision_id integer not null references matching_decisions on delete cascade,
        side smallint not null check (side in (1, 2)),
        primary key (offer_id, decision_id)
      );
      create index matching_decided_offers_decision on matching_decided_offers (decision_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table matching_decided_offers, matching_decisions');
  }
}
