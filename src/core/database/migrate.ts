import { setTimeout as sleep } from 'node:timers/promises';
import {
  DataSource,
  MigrationExecutor,
  type MigrationInterface,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';
import { MIGRATIONS_FOLDER } from '../../../migrations/folder.js';
import { MIGRATIONS } from '../../../migrations/index.js';
import { releaseLock, tryHoldLock } from './advisory-locks.js';
import { comesFirst, type Definition, DefinitionsUpdate, readDefinitions } from './definitions.js';

const RETRY_MS = 200;
/** A step that waits for a lock blocks all later requests for that table. */
const LOCK_MS = 2_000;
const LOCK_PAUSE_MS = 3_000;
const LOCK_ATTEMPTS = 40;
const LOCK_NOT_AVAILABLE = '55P03';

interface Schema {
  migrations: (new () => MigrationInterface)[];
  definitions: Definition[];
}

const currentSchema = (): Schema => ({
  migrations: MIGRATIONS,
  definitions: readDefinitions(MIGRATIONS_FOLDER),
});

/**
 * An earlier schema with only these migrations. Definitions that read tables are left out: they may need later
 * columns.
 */
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

/**
 * Each migration is its own transaction, and so are the definitions before and after them; a migration with
 * `transaction = false` has none. Committed steps remain when a later step fails, and the next call continues
 * there.
 */
async function bringUp(runner: QueryRunner, { migrations, definitions }: Schema): Promise<string[]> {
  const executor = new MigrationExecutor(runner.connection, runner);
  const ran = (await executor.getExecutedMigrations()).map(({ name }) => name);
  requireBaseline(ran, migrations[0]);
  const pending = await executor.getPendingMigrations();
  // a database of a newer build has newer definitions
  const isNewest = ran.every((name) => migrations.some((migration) => migration.name === name));
  const update = isNewest ? new DefinitionsUpdate(runner, definitions) : null;
  if (update) await inTransaction(runner, 'definitions', () => update.beforeMigrations());
  for (const migration of pending) {
    const run = async () => void (await executor.executeMigration(migration));
    if (migration.instance?.transaction === false) await run();
    else await inTransaction(runner, migration.name, run);
  }
  if (update) await inTransaction(runner, 'definitions', () => update.afterMigrations());
  return pending.map(({ name }) => name);
}

/**
 * Stops waiting for a lock after a short time and tries again, so that the site continues meanwhile.
 * @throws after some minutes without the lock; PostgreSQL's error names the table
 */
async function inTransaction(runner: QueryRunner, name: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await runner.startTransaction();
    try {
      await runner.query(`set local lock_timeout = ${LOCK_MS}`);
      await work();
      await runner.commitTransaction();
      return;
    } catch (error) {
      await runner.rollbackTransaction();
      if (!isLocked(error) || attempt === LOCK_ATTEMPTS) throw error;
      process.stderr.write(`${name} waits for a lock, attempt ${attempt} of ${LOCK_ATTEMPTS}\n`);
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

const isLocked = (error: unknown) =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;

function requireBaseline(ran: string[], baseline: Schema['migrations'][number] | undefined): void {
  if (ran.length && !ran.includes(baseline?.name ?? ''))
    throw new UnknownSchema(`The database was made by a version before 0.1.0: it knows ${ran.at(-1)}.`);
}
