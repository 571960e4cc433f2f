import pg from 'pg';
import { MIGRATIONS } from '../../../migrations/index.js';
import { migrate } from '../../../src/core/database/migrate.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/database.js';

describe('migrations that work beside searches', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  it('note the categories of texts and index them, also when they were interrupted, for all who migrate at once', async () => {
    const first = MIGRATIONS.find(({ name }) => name.startsWith('PlaceTexts'))!;
    const earlier = MIGRATIONS.filter(({ name }) => timeOf(name) < timeOf(first.name));
    await migrate(database.url, new Set(earlier.map(({ name }) => name)));
    await client.query(`
      insert into catalogue_texts (offer_id, name_sl, name_en, words)
      select n, 'Čaj', 'Tea', 'caj' from generate_series(1, 2500) n;
      insert into catalogue_placements (category_id, offer_id, price_cents)
      select category_id, n, 100 from generate_series(1, 2499) n, unnest(array[8, 7]) category_id;
    `);
    // what an interrupted one leaves behind: it takes the name, and nobody reads it
    const interrupted = client.query(
      'create unique index concurrently catalogue_texts_placed_words_1 on catalogue_texts (tier)',
    );
    await expect(interrupted).rejects.toThrow(/could not create unique index/);

    const ran = await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(ran.map(({ length }) => length).sort()).toEqual([0, MIGRATIONS.length - earlier.length]);
    const { rows } = await client.query(
      'select category_ids, count(*)::integer from catalogue_texts group by 1 order by 1',
    );
    expect(rows).toEqual([
      { category_ids: [], count: 1 },
      { category_ids: [7, 8], count: 2_499 },
    ]);
    const indexes = await client.query<{ definition: string; valid: boolean }>(`
      select pg_get_indexdef(indexrelid) as definition, indisvalid as valid from pg_index
      where indrelid = 'catalogue_texts'::regclass and pg_get_indexdef(indexrelid) like '%gin%' order by 1`);
    expect(indexes.rows.map(({ definition }) => definition.replace(/.*_texts USING /, ''))).toEqual([
      'gin (words, category_ids)',
      ...[1, 2, 3, 4, 5].map((tier) => `gin (words, category_ids) WHERE (tier = ${tier})`),
    ]);
    expect(indexes.rows.every(({ valid }) => valid)).toBe(true);
  });

  it('leave categories in an index of the stems that are asked for', async () => {
    const other = await createEmptyDatabase();
    const reader = new pg.Client({ connectionString: other.url });
    try {
      const irregular = MIGRATIONS.find(({ name }) => name.startsWith('KnowIrregularForms'))!;
      const earlier = MIGRATIONS.filter(({ name }) => timeOf(name) < timeOf(irregular.name));
      await migrate(other.url, new Set(earlier.map(({ name }) => name)));
      await reader.connect();
      await reader.query(
        `insert into categories (name, slug, kind) values ('{"sl": "Televizorji"}', '{}', 'product')`,
      );
      await migrate(other.url);
      await reader.query('set enable_seqscan = off');
      const found = await reader.query(
        "select from categories where search_stems(name ->> 'sl') && search_stems('televizor')",
      );
      expect(found.rowCount).toBe(1);
    } finally {
      await reader.end();
      await other.drop();
    }
  });

  it('leave what makes a query of a text planned once, whichever of them has replaced it last', async () => {
    const { rows } = await client.query(
      "select proname, proconfig from pg_proc where proname in ('search_query', 'search_spelt') and pronargs = 2 order by 1",
    );
    const proconfig = ['plan_cache_mode=force_generic_plan'];
    expect(rows).toEqual([
      { proname: 'search_query', proconfig },
      { proname: 'search_spelt', proconfig },
    ]);
  });
});

const timeOf = (name: string) => Number(/\d+$/.exec(name)![0]);
