import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';

/** One number for everybody who may migrate at once: the first one does, the others wait and find nothing to do. */
const MIGRATION_LOCK = 7_042_026;
const ASK_AGAIN_MS = 200;

/**
 * Brings the database to the newest schema; returns the names of the migrations it ran.
 * @param only to an older schema: that of these migrations
 */
export async function migrate(databaseUrl: string, only?: Set<string>): Promise<string[]> {
  const migrations = only ? MIGRATIONS.filter(({ name }) => only.has(name)) : MIGRATIONS;
  const source = new DataSource({ type: 'postgres', url: databaseUrl, migrations });
  await source.initialize();
  const lock = source.createQueryRunner();
  try {
    while (!(await isTaken(lock))) await sleep(ASK_AGAIN_MS);
    const ran = await source.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await source.destroy();
  }
}

/** Whoever waits within a query holds a snapshot, and an index that is built beside others waits for it: both for ever. */
async function isTaken(lock: QueryRunner): Promise<boolean> {
  const [row] = (await lock.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])) as [
    { taken: boolean },
  ];
  return row.taken;
}
