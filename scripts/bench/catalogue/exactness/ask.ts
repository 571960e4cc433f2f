import 'reflect-metadata';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../../../../src/app.module.js';
import { loadConfig } from '../../../../src/core/config/config.js';
import { CatalogueIndex } from '../../../../src/search/catalogue-index/catalogue-index.js';
import { QueryParser } from '../../../../src/search/query-parser.js';
import { countedByIndex, countedByScan } from './counted-answer.js';
import { PlainScan, type Rows } from './plain-scan.js';
import { type QuerySubjects, RandomQueries, boundsOf } from './random-queries.js';
import { NO_CLIENT } from '../../../../src/core/inertia/document/client-build.js';

/**
 * Sends random queries to the index of a catalogue from `bench:load`, and compares the answers with a plain
 * scan: the first page, a page by its number, the next one by cursor, and all counts.
 */
const { values } = parseArgs({ options: { queries: { type: 'string', default: '100' } } });
/** Deeper than people turn pages; OpenSearch numbers 50 000 cards, and a page has a hundred. */
const LAST_PAGE = 400;
/** Common and rare ones, with a mistake, left out and in quotes. */
const TEXTS = [
  'slušalke',
  'headphones',
  'prenosnik',
  'laptop',
  'črni čevlji',
  'black shoes',
  'rdeča svetilka breza',
  'red lamp aria',
  'kuhalnik kres 777',
  'sesalnk',
  'bakcpack luna',
  'čelada -črna',
  'kettle -white',
  'delta sesalnik nahrbtnik',
  '"breza 12"',
  'trgovina 3 slušalke',
];

const config = loadConfig('tool');
const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, NO_CLIENT), {
  logger: ['error', 'warn'],
});
// the application's own connections have a limit of time
const scanning = new pg.Client({ connectionString: config.databaseUrl });
await scanning.connect();
const rows: Rows = async <Row extends object>(statement: string, parameters: unknown[] = []) =>
  (await scanning.query<Row>(statement, parameters)).rows;
const index = app.get(CatalogueIndex);
const parser = app.get(QueryParser);
const queries = new RandomQueries(await subjects(), async (text, locale) => {
  const parsed = await parser.parse(text, locale, { constraints: false, filters: false });
  return parsed.search!.query;
});
const scan = await PlainScan.of(rows);
let unequal = 0;
for (let number = 0; number < Number(values.queries); number++) {
  const query = await queries.query();
  const differing = await differences();
  process.stdout.write(`\r${number + 1} queries`);
  if (differing.length) {
    unequal++;
    process.stdout.write(`\runequal in ${differing.join()}: ${JSON.stringify(query)}\n`);
  }

  async function differences(): Promise<string[]> {
    const order = queries.order();
    const counted = queries.counted();
    const answer = await countedByIndex(index, query, counted);
    const { pageSize } = order;
    const page = queries.upTo(Math.min(LAST_PAGE, Math.ceil(answer.count / pageSize) || 1));
    const first = await index.open(query).page({ ...order, page: 1 });
    const deep = await index.open(query).page({ ...order, page });
    const next = deep.nextCursor
      ? await index.open(query).page({ ...order, page: 1, cursor: deep.nextCursor })
      : { found: [] };
    const shown: Record<string, unknown> = {
      first: first.found,
      [`pages ${page} and ${page + 1}`]: [...deep.found, ...next.found],
      ...answer,
    };
    // cards first, because the scan has no result for a query's text alone
    const right: Record<string, unknown> = {
      first: await scan.cards(query, order, { offset: 0, limit: pageSize }),
      [`pages ${page} and ${page + 1}`]: await scan.cards(query, order, {
        offset: (page - 1) * pageSize,
        limit: 2 * pageSize,
      }),
      ...(await countedByScan(scan, query, counted)),
    };
    return Object.keys(right).filter((part) => !isDeepStrictEqual(shown[part], right[part]));
  }
}
process.stdout.write(`\r${unequal} of ${values.queries} answers are unequal\n`);
if (unequal) process.exitCode = 1;
await scanning.end();
await app.close();

/** The largest of everything and some small ones. */
async function subjects(): Promise<QuerySubjects> {
  const ids = async (statement: string) => (await rows<{ id: number }>(statement)).map(({ id }) => id);
  const texts = async (statement: string) =>
    (await rows<{ text: string }>(statement)).map(({ text }) => text);
  const definitionIds = await ids(
    `select definition_id as id from catalogue_attributes group by 1 order by count(*) desc, 1 limit 4`,
  );
  const valuesOf = new Map<number, number[]>();
  for (const definitionId of definitionIds)
    valuesOf.set(
      definitionId,
      await ids(`select id from attribute_values where definition_id = ${definitionId} order by id limit 8`),
    );
  const [last] = await ids('select max(offer_id) as id from catalogue_offers');
  return {
    texts: TEXTS,
    categoryIds: await ids(
      `(select id from categories where product_count > 0 order by product_count desc, id limit 3)
       union all (select id from categories where product_count > 0 order by product_count, id limit 2)`,
    ),
    companyIds: await ids(
      'select company_id as id from catalogue_offers group by 1 order by count(*) desc, 1 limit 5',
    ),
    eans: await texts(`select ean as text from products where ean is not null order by id limit 50`),
    brands: await texts(
      `select b.key as text from catalogue_offers join products p on p.id = offer_id join brands b on b.id = p.brand_id
       group by b.id order by count(*) desc, b.id limit 6`,
    ),
    valuesOf,
    lastOfferId: last!,
    bounds: await boundsOf(rows),
  };
}
