import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import copy from 'pg-copy-streams';

/** All tables whose rows an import leaves behind. */
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
  'search_vocabulary',
];

/** Seconds to COPY what the imports wrote into empty tables with the same indexes. */
export async function copyAgain(client, directory) {
  let seconds = 0;
  for (const table of WRITTEN) seconds += await copyTable(client, directory, table);
  return seconds;
}

async function copyTable(client, directory, table) {
  const file = join(directory, `${table}.copy`);
  const { rows } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
  const { columns } = rows[0];
  await pipeline(
    client.query(copy.to(`copy (select ${columns} from ${table}) to stdout`)),
    createWriteStream(file),
  );
  await client.query(`create table copied_${table} (like ${table} including all)`);
  const since = performance.now();
  await pipeline(
    createReadStream(file),
    client.query(copy.from(`copy copied_${table} (${columns}) from stdin`)),
  );
  const seconds = (performance.now() - since) / 1000;
  rmSync(file);
  await client.query(`drop table copied_${table}`);
  return seconds;
}
