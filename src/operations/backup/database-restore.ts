import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { statement, text } from '../../core/database/statement.js';
import { PARTITIONS, SEQUENCES, TABLES } from './database-parts.js';
import { type BackedUpTable, type Manifest, type Partition, tableFile } from './manifest.js';
import { Refusal } from './refusal.js';
import { prepareSchema, requireUnusedDatabase } from './schema-restore.js';

const { escapeIdentifier, escapeLiteral } = pg;
const BOUND = /^(DEFAULT|FOR VALUES FROM \('[^']*'\) TO \('[^']*'\))$/;

/** In one transaction. @throws Refusal when the database is not empty */
export async function restoreDatabase(
  databaseUrl: string,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await requireUnusedDatabase(client);
    await prepareSchema(client, databaseUrl, manifest);
    await client.query('begin');
    await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
    await fill(client, folder, manifest);
    // queries are slow until the planner has statistics
    await client.query('analyze');
    await client.query('commit');
  });
}

/** A check before anything is written. @throws Refusal */
export function checkDatabase(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, requireUnusedDatabase);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'katalog-restore' });
  // the running query rejects as well, and the transaction rolls back
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const references = await dropReferences(client);
  await setTriggers(client, 'disable');
  const own = (await TABLES.rows(client)).map(({ name }) => escapeIdentifier(name));
  // the backup also contains rows that migrations write
  await client.query(`truncate ${own.join()}`);
  await addPartitions(client, manifest.partitions);
  for (const table of manifest.tables) await fillTable(client, folder, table);
  for (const { table, definition } of references)
    await client.query(`alter table ${table} add ${definition}`);
  await setTriggers(client, 'enable');
  await setSequences(client, manifest);
}

/** Foreign keys are circular, so no order of tables satisfies them; adding them again checks all rows. */
async function dropReferences(client: pg.Client): Promise<{ table: string; definition: string }[]> {
  const rows = await FOREIGN_KEYS.rows(client);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Rows that triggers write are in the backup, and must not be written twice. */
async function setTriggers(client: pg.Client, state: 'disable' | 'enable'): Promise<void> {
  for (const { table } of await TABLES_WITH_TRIGGERS.rows(client))
    await client.query(`alter table ${table} ${state} trigger user`);
}

async function addPartitions(client: pg.Client, partitions: Partition[]): Promise<void> {
  const known = new Set((await PARTITIONS.rows(client)).map(({ name }) => name));
  for (const { name, of, bound } of partitions.filter((partition) => !known.has(partition.name))) {
    if (!BOUND.test(bound)) throw new Refusal(`The backup is damaged: ${bound} is no part of a table.`);
    await client.query(
      `create table ${escapeIdentifier(name)} partition of ${escapeIdentifier(of)} ${bound}`,
    );
  }
}

async function fillTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: BackedUpTable,
): Promise<void> {
  const list = columns.map((column) => escapeIdentifier(column)).join();
  const target = client.query(copyFrom(`copy ${escapeIdentifier(name)} (${list}) from stdin`));
  await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), target);
  if (target.rowCount !== rows)
    throw new Refusal(`${name} has ${target.rowCount} rows instead of ${rows}. Nothing has been restored.`);
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { table, column, name } of await SEQUENCES.rows(client)) {
    const last = sequences.find((one) => one.table === table && one.column === column)?.last ?? '0';
    const largest = `(select max(${escapeIdentifier(column)}) from ${escapeIdentifier(table)})`;
    await client.query(
      `select setval(${escapeLiteral(name)}, greatest($1::bigint, ${largest}, 1), greatest($1::bigint, ${largest}) > 0)`,
      [last],
    );
  }
}

const FOREIGN_KEYS = statement({ table: text, name: text, definition: text })`
  select conrelid::regclass::text as table, quote_ident(conname) as name,
    'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;

const TABLES_WITH_TRIGGERS = statement({ table: text })`
  select distinct tgrelid::regclass::text as table from pg_trigger join pg_class c on c.oid = tgrelid
  where not tgisinternal and c.relnamespace = 'public'::regnamespace`;
