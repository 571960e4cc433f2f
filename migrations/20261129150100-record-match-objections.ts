import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores object to the comparison of their offers. */
export class RecordMatchObjections20261129150100 implements MigrationInterface {
  name = 'RecordMatchObjections20261129150100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table matching_objections (
        id integer generated always as identity primary key,
        offer_id integer not null references products on delete cascade,
        -- different: the offer is not the product of its group, in which other_id is; same: it is the product of other_id
        kind text not null check (kind in ('same', 'different')),
        other_id integer not null references products on delete cascade,
        reason text,
        objected_by integer references users on delete set null,
        objected_at timestamptz not null default now(),
        -- accepted while this decision is not undone
        decision_id integer references matching_decisions on delete cascade,
        -- the reason of the rejection
        rejection text,
        answered_by integer references users on delete set null,
        answered_at timestamptz,
        check (decision_id is null or rejection is null),
        check ((decision_id is null and rejection is null) = (answered_at is null))
      );
      create index matching_objections_offer on matching_objections (offer_id);
      create index matching_objections_other on matching_objections (other_id);
      create index matching_objections_decision on matching_objections (decision_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table matching_objections');
  }
}
