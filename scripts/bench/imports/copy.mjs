import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import copy from 'pg-copy-streams';

/** All tables in which an import leaves rows. */
const WRITTEN = [
  'products',
  'product_categories',
  'product_attributes',
  'product_media',
  'media',
  'product_data',
  'product_data_categories',
  'product_data_media',
  'price_history',
  'import_changes',
  'import_differences',
  'import_issues',
  'import_gaps',
  'catalogue_offers',
  'catalogue_placements',
  'catalogue_attributes',
  'catalogue_texts',
];

/**
 * COPY of the imported rows into empty tables with the same indexes: without, and with the tables' foreign
 * keys, which an import has to check as well.
 * @returns seconds of each
 */
export async function copyAgain(client, directory) {
  const seconds = { bare: 0, constrained: 0 };
  for (const table of WRITTEN) {
    const file = join(directory, `${table}.copy`);
    const columns = await writtenColumns(client, table);
    await pipeline(
      client.query(copy.to(`copy (select ${columns} from ${table}) to stdout`)),
      createWriteStream(file),
    );
    for (const kind of Object.keys(seconds)) {
      await client.query(`create table copied (like ${table} including all)`);
      if (kind === 'constrained') await addForeignKeys(client, table);
      seconds[kind] += await copyInto(client, columns, file);
      await client.query('drop table copied');
    }
    rmSync(file);
  }
  return seconds;
}

async function writtenColumns(client, table) {
  const { rows } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0].columns;
}

/** References the original tables, including copied ones. */
async function addForeignKeys(client, table) {
  const { rows } = await client.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [table],
  );
  for (const { definition } of rows) await client.query(`alter table copied add ${definition}`);
}

async function copyInto(client, columns, file) {
  const since = performance.now();
  await pipeline(createReadStream(file), client.query(copy.from(`copy copied (${columns}) from stdin`)));
  return (performance.now() - since) / 1000;
}
