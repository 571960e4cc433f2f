import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What writes with an Idempotency-Key were answered. */
export class AddIdempotencyKeys20261121170000 implements MigrationInterface {
  name = 'AddIdempotencyKeys20261121170000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        -- the account's uid at the identity provider
        owner text not null,
        -- method and pattern of the address
        route text not null,
        key text not null,
        -- who works on it: an answer that comes after somebody else took over is not kept
        claim uuid not null,
        -- of the address and the body
        fingerprint bytea not null,
        -- null: still running
        status smallint,
        headers jsonb,
        body text,
        created_at timestamptz not null default now(),
        primary key (owner, route, key)
      );
      create index idempotency_keys_created_at on idempotency_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_keys');
  }
}
