import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose a shared view is: the person who has shared it may change it. */
export class OwnSharedViews20261128155500 implements MigrationInterface {
  name = 'OwnSharedViews20261128155500';

  async up(runner: QueryRunner): Promise<void> {
    // null: an own view, or nobody knows; admins may change it
    await runner.query(
      'alter table offer_views add column sharer_id integer references users on delete set null',
    );
    await runner.query(`
      update offer_views v set sharer_id = e.actor_id
      from (
        select distinct on (object_id) object_id, actor_id from audit_entries
        where object_kind = 'offer-view' and after ->> 'shared' = 'true'
        order by object_id, id
      ) e
      where v.owner_id is null and e.object_id = v.id::text
        and exists (select from users u where u.id = e.actor_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offer_views drop column sharer_id');
  }
}
