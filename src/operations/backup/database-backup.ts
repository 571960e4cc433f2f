import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { migrationsOf, PARTITIONS, SEQUENCES, TABLES } from './database-parts.js';
import { writeHashed } from './hashed-file.js';
import { type BackedUpTable, type Manifest, tableFile } from './manifest.js';

type DatabasePart = Pick<Manifest, 'server' | 'migrations' | 'tables' | 'partitions' | 'sequences'>;

const { escapeIdentifier } = pg;

/** Copies all tables from one snapshot, without locking anybody out. */
export async function backUpDatabase(databaseUrl: string, folder: string): Promise<DatabasePart> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'katalog-backup' });
  // the running query rejects as well
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'`);
    await client.query('begin isolation level repeatable read read only');
    const migrations = await migrationsOf(client);
    const tables: BackedUpTable[] = [];
    for (const table of await TABLES.rows(client)) tables.push(await copyTable(client, folder, table));
    const [{ rows }, partitions, sequences] = [
      await client.query<{ server_version: string }>('show server_version'),
      await PARTITIONS.rows(client),
      await lastNumbers(client),
    ];
    return { server: rows[0]!.server_version, migrations, tables, partitions, sequences };
  } finally {
    await client.end();
  }
}

async function copyTable(
  client: pg.Client,
  folder: string,
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
): Promise<BackedUpTable> {
  const list = columns.map((column) => escapeIdentifier(column)).join();
  // of a query: COPY of a partitioned table by its name is an error
  const rows = client.query(copyTo(`copy (select ${list} from ${escapeIdentifier(name)}) to stdout`));
  const sealed = await writeHashed(tableFile(folder, name), rows, createGzip());
  return { name, columns, rows: rows.rowCount ?? 0, ...sealed };
}

/** Numbers of deleted rows are not assigned again either: URLs and mails may contain them. */
async function lastNumbers(client: pg.Client): Promise<Manifest['sequences']> {
  const numbers: Manifest['sequences'] = [];
  for (const { table, column, name } of await SEQUENCES.rows(client)) {
    const { rows } = await client.query<{ last: string }>(
      `select case when is_called then last_value else 0 end::text as last from ${name}`,
    );
    numbers.push({ table, column, last: rows[0]!.last });
  }
  return numbers;
}
