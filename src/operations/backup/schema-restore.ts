import pg from 'pg';
import { MIGRATIONS } from '../../../migrations/index.js';
import { migrate, schemaOf } from '../../core/database/migrate.js';
import { present, statement, text } from '../../core/database/statement.js';
import { migrationsOf } from './database-parts.js';
import type { Manifest } from './manifest.js';
import { Refusal } from './refusal.js';

/** A catalogue in use has rows in one of these; migrations write none there. */
const USED = ['users', 'companies', 'products', 'product_data', 'media', 'blogs', 'audit_entries'];

/** @throws Refusal if the backup has unknown migrations, or is older than the baseline */
export function requireKnownSchema({ migrations }: Manifest): void {
  if (!migrations.includes(MIGRATIONS[0]!.name))
    throw new Refusal('The backup is of a version before 0.1.0, which no later one can restore.');
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length)
    throw new Refusal(
      `The backup is of a newer version: it knows ${unknown[0]}. Update Katalog, then restore.`,
    );
}

/** @throws Refusal when the database is in use, or contains other tables */
export async function requireUnusedDatabase(client: pg.ClientBase): Promise<void> {
  const ran = await migrationsOf(client);
  const rows = await TABLES_NAMED.rows(client, [!ran.length, USED]);
  if (!ran.length && rows.length) throw notEmpty(rows[0]!.name);
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${pg.escapeIdentifier(name)} limit 1`);
    if (rowCount) throw notEmpty(name);
  }
}

/** All tables if $1, else those named $2. */
const TABLES_NAMED = statement({
  name: present(text),
})`select tablename as name from pg_tables where schemaname = 'public' and ($1 or tablename = any($2))`;

const notEmpty = (table: string) =>
  new Refusal(`The database is not empty: it has ${table}. Restore into an empty one.`);

/** Gives an unused database the schema of the backup, which may be older than the present one. */
export async function prepareSchema(
  client: pg.ClientBase,
  databaseUrl: string,
  { migrations }: Manifest,
): Promise<void> {
  const ran = await migrationsOf(client);
  if (isSameSet(ran, migrations)) return;
  if (ran.length) await client.query('drop schema public cascade; create schema public');
  await migrate(databaseUrl, schemaOf(migrations));
}

const isSameSet = (one: string[], other: string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));
