import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../steps/root.mjs';

/** The category paths of the synthetic feed. */
const PATHS = [
  'Računalništvo > Prenosniki',
  'Avdio > Slušalke',
  'Dom > Bela tehnika > Pranje',
  'Šport > Pohodništvo > Obutev',
  'Otroci > Vozički',
  'Hrana > Čaji',
  'Vrt > Orodje',
  'Dom > Kuhinja > Pripomočki',
];

/**
 * Adds stores, each with a feed of so many items in the storage; stores sell the same products at different
 * prices.
 * @returns id and feed file of each
 */
export async function addStores(client, directory, { stores, items }) {
  const added = [];
  for (let number = 1; number <= stores; number++) {
    const company = await insert(
      client,
      `insert into companies (company_name, slug, active) values ($1, $1, true) returning id`,
      [`bench-${number}`],
    );
    added.push({ company, ...makeFeed(directory, { number, items }) });
  }
  return added;
}

function makeFeed(directory, { number, items }) {
  const key = `feeds/bench-${number}`;
  mkdirSync(join(directory, 'storage/feeds'), { recursive: true });
  const file = join(directory, 'storage', key);
  const script = join(ROOT, 'dist/scripts/make-feed.js');
  execFileSync(process.execPath, [script, '--items', `${items}`, '--out', file, '--seed', `${number}`]);
  return { key, bytes: statSync(file).size };
}

/** A tree of three levels with the names of the synthetic feed, so that offers get deep categories. */
export async function addCategories(client) {
  for (const path of PATHS) {
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

/** The attributes of the synthetic feed that are filtered by: of a few values, and of a number for nearly each offer. */
export async function addDefinitions(client) {
  for (const [name, type, unit] of [
    ['Barva', 'text', null],
    ['Masa', 'number', 'g'],
  ])
    await client.query('insert into attribute_definitions (name, type, unit) values ($1, $2, $3)', [
      JSON.stringify({ sl: name }),
      type,
      unit,
    ]);
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

/** @returns the id of the new row */
export async function insert(client, statement, parameters = []) {
  return (await client.query(statement, parameters)).rows[0].id;
}
