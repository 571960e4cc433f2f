import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import copy from 'pg-copy-streams';
import { startChild } from '../steps/children.mjs';
import { ROOT } from '../steps/root.mjs';
import { runBuilt, startBenchServices } from './catalogue/bench-services.mjs';

/**
 * Imports synthetic feeds of one store through the real queue and worker: the first time, and again unchanged.
 * Beside it, in the same run, COPY of all the rows that the import wrote into tables of the same shape and indexes.
 *
 *   npm run bench:import -- --items 100000 [--items 400000]
 */
const { values } = parseArgs({ options: { items: { type: 'string', multiple: true, default: ['100000'] } } });
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
  'catalogue_offers',
  'catalogue_placements',
  'catalogue_attributes',
  'catalogue_texts',
];
const POLL_MS = 200;

for (const items of values.items.map(Number)) await measure(items);

async function measure(items) {
  const directory = mkdtempSync(join(tmpdir(), 'katalog-bench-'));
  const services = await startBenchServices(directory);
  const { client } = services;
  // fetching the feed's pictures is another queue's work, and there is nobody to fetch them from
  const env = { ...services.env, WORKER_QUEUES: 'imports' };
  let worker;
  try {
    runBuilt('src/migrate.js', env);
    worker = startChild('worker', [join(ROOT, 'dist/src/worker.js')], {
      env,
      log: join(directory, 'worker.log'),
    });
    const feed = await storeFeed(directory, items);
    const company = await insert(
      client,
      `insert into companies (company_name, slug, active) values ('Bench', 'bench', true) returning id`,
    );
    await addCategories(client);
    const first = await importOnce(client, company, feed);
    const firstPeak = peakMegabytes(worker.pid);
    const again = await importOnce(client, company, feed);
    const copied = await copyAgain(client, directory);
    report(items, { first, again, copied, firstPeak, peak: peakMegabytes(worker.pid) });
  } finally {
    await worker?.stop();
    await services.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function storeFeed(directory, items) {
  const file = join(directory, 'feed.xml');
  execFileSync(process.execPath, [
    join(ROOT, 'dist/scripts/make-feed.js'),
    '--items',
    String(items),
    '--out',
    file,
  ]);
  mkdirSync(join(directory, 'storage/feeds'), { recursive: true });
  await cp(file, join(directory, 'storage/feeds/bench'));
  return { key: 'feeds/bench', bytes: statSync(file).size };
}

/** A tree of three levels whose names the synthetic feed uses, so that offers are placed at depth. */
async function addCategories(client) {
  for (const path of [
    'Računalništvo > Prenosniki',
    'Avdio > Slušalke',
    'Dom > Bela tehnika > Pranje',
    'Šport > Pohodništvo > Obutev',
    'Otroci > Vozički',
    'Hrana > Čaji',
    'Vrt > Orodje',
    'Dom > Kuhinja > Pripomočki',
  ]) {
    let parent = null;
    for (const name of path.split(' > ')) {
      const known = await client.query(
        `select id from categories where name->>'sl' = $1 and parent_id is not distinct from $2`,
        [name, parent],
      );
      parent = known.rows[0]?.id ?? (await addCategory(client, parent, name));
    }
  }
}

async function addCategory(client, parent, name) {
  const id = await insert(
    client,
    `insert into categories (parent_id, name, slug) values ($1, $2, $2) returning id`,
    [parent, JSON.stringify({ sl: name })],
  );
  await client.query(
    `update categories set path = coalesce((select path from categories where id = $2), '{}') || id where id = $1`,
    [id, parent],
  );
  return id;
}

async function insert(client, statement, parameters = []) {
  return (await client.query(statement, parameters)).rows[0].id;
}

/** Seconds of one import, from the moment a worker takes it. */
async function importOnce(client, company, { key, bytes }) {
  const id = await insert(
    client,
    `insert into imports (company_id, source, file_name, storage_key, bytes, language) values ($1, 'upload', 'bench.xml', $2, $3, 'sl') returning id`,
    [company, key, bytes],
  );
  for (;;) {
    const { rows } = await client.query(
      `select status, failure, created, updated, unchanged, rejected, extract(epoch from finished_at - started_at)::float8 as seconds,
         extract(epoch from writing_since - started_at)::float8 as reading from imports where id = $1`,
      [id],
    );
    if (rows[0].status === 'done') return rows[0];
    if (['failed', 'held', 'cancelled'].includes(rows[0].status)) throw new Error(JSON.stringify(rows[0]));
    await sleep(POLL_MS);
  }
}

/** Seconds to COPY what the import wrote into empty tables with the same indexes. */
async function copyAgain(client, directory) {
  let seconds = 0;
  for (const table of WRITTEN) {
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
    seconds += (performance.now() - since) / 1000;
    rmSync(file);
  }
  return seconds;
}

/** The most memory that a process has had since its start. */
function peakMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024);
}

function report(items, { first, again, copied, firstPeak, peak }) {
  const rate = (seconds) => Math.round(items / seconds);
  console.log(
    `\n${items} items: ${first.created} created, ${first.rejected} rejected; again ${again.unchanged} unchanged`,
  );
  console.table({
    'first import': {
      seconds: first.seconds.toFixed(1),
      'of it reading': first.reading.toFixed(1),
      'items/s': rate(first.seconds),
      'of raw COPY': (copied / first.seconds).toFixed(2),
    },
    'again, unchanged': {
      seconds: again.seconds.toFixed(1),
      'of it reading': again.reading.toFixed(1),
      'items/s': rate(again.seconds),
      'of raw COPY': (copied / again.seconds).toFixed(2),
    },
    'raw COPY of the same rows': {
      seconds: copied.toFixed(1),
      'items/s': rate(copied),
      'of raw COPY': '1.00',
    },
  });
  console.log(`Peak memory of the worker: ${firstPeak} MB after the first import, ${peak} MB at the end`);
}
