import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { MIGRATIONS_FOLDER } from '../../../migrations/folder.js';
import { MIGRATIONS } from '../../../migrations/index.js';
import { releaseLock, tryHoldLock } from './advisory-locks.js';
import { comesFirst, type Definition, DefinitionsUpdate, readDefinitions } from './definitions.js';

const RETRY_MS = 200;

interface Schema {
  migrations: (new () => MigrationInterface)[];
  definitions: Definition[];
}

const currentSchema = (): Schema => ({
  migrations: MIGRATIONS,
  definitions: readDefinitions(MIGRATIONS_FOLDER),
});

/** An earlier schema, of these migrations only. Definitions that read tables are left out: they may need later columns. */
export function schemaOf(names: string[]): Schema {
  const { migrations, definitions } = currentSchema();
  return {
    migrations: migrations.filter(({ name }) => names.includes(name)),
    definitions: definitions.filter(comesFirst),
  };
}

/** The database is older than the first migration. */
export class UnknownSchema extends Error {}

/**
 * Migrates the database; a concurrent call waits, and then has nothing to do.
 * @returns the names of the migrations that it ran
 * @throws UnknownSchema
 */
export async function migrate(databaseUrl: string, schema = currentSchema()): Promise<string[]> {
  const { migrations } = schema;
  const source = new DataSource({ type: 'postgres', url: databaseUrl, migrations });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await waitForLock(runner);
    return await bringUp(runner, schema);
  } finally {
    await runner.query(releaseLock('migrations'));
    await runner.release();
    await source.destroy();
  }
}

/** Polls: a query that waits for the lock holds a snapshot, for which a concurrent index build would wait in turn. */
async function waitForLock(runner: QueryRunner): Promise<void> {
  const isHeld = async () => ((await runner.query(tryHoldLock('migrations'))) as [{ held: boolean }])[0].held;
  while (!(await isHeld())) await sleep(RETRY_MS);
}

/** Runs in one transaction, except for migrations with `transaction = false`, which must be safe to repeat. */
async function bringUp(runner: QueryRunner, { migrations, definitions }: Schema): Promise<string[]> {
  const executor = new MigrationExecutor(runner.connection, runner);
  await runner.startTransaction();
  try {
    const ran = (await executor.getExecutedMigrations()).map(({ name }) => name);
    requireBaseline(ran, migrations[0]);
    const pending = await executor.getPendingMigrations();
    // a database of a newer build has newer definitions
    const isNewest = ran.every((name) => migrations.some((migration) => migration.name === name));
    const update = isNewest ? new DefinitionsUpdate(runner, definitions) : null;
    await update?.beforeMigrations();
    for (const migration of pending) {
      const isApart = migration.instance?.transaction === false;
      if (isApart) await runner.commitTransaction();
      await executor.executeMigration(migration);
      if (isApart) await runner.startTransaction();
    }
    await update?.afterMigrations();
    await runner.commitTransaction();
    return pending.map(({ name }) => name);
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  }
}

function requireBaseline(ran: string[], baseline: Schema['migrations'][number] | undefined): void {
  if (ran.length && !ran.includes(baseline?.name ?? ''))
    throw new UnknownSchema(`The database was made by a version before 0.1.0: it knows ${ran.at(-1)}.`);
}
