import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { dumpStore } from '../../../support/data/dump.js';
import { anEan } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

/** A complete offer without issues. */
const anItem = (code: string, number: number) => `<offer><productCode>${code}</productCode>
  <name lang="sl">Čaj ${code}</name><name lang="en">Tea ${code}</name>
  <description lang="sl">Zelen.</description><description lang="en">Green.</description>
  <specifications>100 g</specifications><price>5.00</price><link>https://caji.example/${code}</link>
  <brand>Breza</brand><ean>${anEan()}</ean><mpn>${code}</mpn><category>Hrana > Zeleni čaji ${number}</category>
  <picture>https://caji.example/${code}.jpg</picture><availability>in_stock</availability><stock>3</stock>
  <deliveryCost>2.00</deliveryCost><deliveryDays min="1" max="2"/>
  <attribute><name lang="sl">Teža lističev</name><name lang="en">Weight of leaves</name><value>100</value></attribute>
</offer>`;
const aFeed = (items: string[], attributes = 'language="sl"') =>
  `<katalog version="1" ${attributes}>\n${items.join('\n')}\n</katalog>`;

const FILLERS = 101;
const ALL = FILLERS + 2;

const katalog = await Katalog.use();

describe('an item of the previous feed', () => {
  let store: Store;
  /** Items before C and D, parsed together with the first. */
  let items: string[];
  let categoryId: number;
  let number = 0;
  beforeEach(async () => {
    await katalog.rows('delete from blocked_category_terms');
    await katalog.rows('delete from attribute_definitions');
    number += 1;
    categoryId = await aCategory(`Zeleni čaji ${number}`);
    store = await katalog.store();
    items = [...Array.from({ length: FILLERS }, (_, index) => `A-${index}`), 'C', 'D'].map((code) =>
      anItem(code, number),
    );
  });

  const aCategory = async (name: string) => {
    const [row] = await katalog.rows<{ id: number }>(
      `insert into categories (name, slug, path)
       values (jsonb_build_object('sl', $1::text), jsonb_build_object('sl', $2::text), '{}') returning id`,
      [name, `c-${randomUUID()}`],
    );
    await katalog.rows('update categories set path = array[id] where id = $1', [row!.id]);
    return row!.id;
  };
  const cache = () => join(katalog.config.dataDir, 'storage/cache/imports', String(store.company.id));
  const importAll = (attributes?: string) => katalog.import(store, aFeed(items, attributes));
  const figures = ({ status, counters, issueCounts }: ImportDetail) => ({
    status,
    ...counters,
    issues: issueCounts.map(({ code, count }) => `${code}: ${count}`),
  });

  it('is not parsed again', async () => {
    await importAll();
    const content = await readFile(cache(), 'latin1');
    // D is recalled as X from the altered cache; if it were parsed, it would stay D
    await writeFile(cache(), content.replace('["D",', '["X",'), 'latin1');
    expect(figures(await importAll())).toMatchObject({ unchanged: ALL, deactivated: 1 });
  });

  it('is parsed by a run with other rules', async () => {
    await importAll();
    const before = await readFile(cache());
    expect(figures(await importAll())).toMatchObject({ unchanged: ALL });
    expect((await readFile(cache())).equals(before)).toBe(true);
    await aCategory('Črni čaji');
    expect(figures(await importAll())).toMatchObject({ unchanged: ALL });
    expect((await readFile(cache())).equals(before)).toBe(false);
  });

  it('stays known after a delta', async () => {
    await importAll();
    const before = await readFile(cache());
    await katalog.import(store, aFeed([items[1]!]), { mode: 'delta' });
    expect((await readFile(cache())).equals(before)).toBe(true);
  });

  it('is not stored while its picture is dead', async () => {
    await importAll();
    await katalog.rows(
      `update media set status = 'failed', failure = 'missing' where source_url = 'https://caji.example/C.jpg'
         and company_id = $1`,
      [store.company.id],
    );
    await rm(cache());
    await importAll();
    const content = await readFile(cache(), 'latin1');
    expect(content).toContain('["D",');
    expect(content).not.toContain('["C",');
  });

  const changes: [
    what: string,
    change: () => Promise<unknown>,
    figures: Partial<ReturnType<typeof figures>>,
    attributes?: string,
  ][] = [
    ['nothing has changed', () => Promise.resolve(), { unchanged: ALL }],
    [
      'the feed states something else',
      () => Promise.resolve((items[FILLERS] = items[FILLERS]!.replace('5.00', '6.00'))),
      { updated: 1, unchanged: ALL - 1 },
    ],
    [
      'the root says something else',
      () =>
        // which would be asked about
        katalog.rows(
          `update imports set summary = jsonb_set(summary, '{language,under}', '"en"') where company_id = $1`,
          [store.company.id],
        ),
      { updated: ALL },
      'language="en"',
    ],
    ['it stands somewhere else', () => Promise.resolve(items.reverse()), { unchanged: ALL }],
    ['it has gone', () => Promise.resolve(items.splice(FILLERS, 1)), { unchanged: ALL - 1, deactivated: 1 }],
    [
      'its product code is repeated',
      () => Promise.resolve(items.push(items[FILLERS]!)),
      { unchanged: ALL, rejected: 1, issues: ['id_duplicate: 1'] },
    ],
    [
      'somebody has edited it',
      () =>
        katalog.rows(
          `update products set name = '{"sl":"Kava"}', content_hash = null where product_code = 'C' and company_id = $1`,
          [store.company.id],
        ),
      { updated: 1, unchanged: ALL - 1 },
    ],
    [
      'somebody has removed it',
      () =>
        katalog.rows(`delete from products where product_code = 'C' and company_id = $1`, [store.company.id]),
      { created: 1, unchanged: ALL - 1 },
    ],
    [
      'its category is renamed',
      () => katalog.rows(`update categories set name = '{"sl":"Pijače"}' where id = $1`, [categoryId]),
      { updated: ALL, issues: [`category_unmapped: ${ALL}`] },
    ],
    [
      'its path is mapped to another category',
      async () =>
        katalog.rows(
          `update category_mappings set origin = 'chosen', category_id = $2 where company_id = $1`,
          [store.company.id, await aCategory('Pijače')],
        ),
      { updated: ALL },
    ],
    [
      'its path is excluded',
      () =>
        katalog.rows(`update category_mappings set origin = 'excluded' where company_id = $1`, [
          store.company.id,
        ]),
      { status: 'held', issues: [`category_excluded: ${ALL}`] },
    ],
    [
      'its path has a blocked term',
      async () => {
        await katalog.rows(`insert into blocked_category_terms (term, reason) values ('zeleni', 'other')`);
        await katalog.rows('update blocking_rules set version = version + 1');
      },
      { updated: ALL, issues: [`blocked_by_category: ${ALL}`] },
    ],
    [
      'its attribute has a new definition',
      () =>
        katalog.rows(
          `insert into attribute_definitions (name, type) values ('{"sl":"Teža lističev","en":"Weight of leaves"}', 'number')`,
        ),
      { updated: ALL },
    ],
    [
      'its picture can no longer be fetched',
      () =>
        katalog.rows(
          `update media set status = 'failed', failure = 'missing' where source_url = 'https://caji.example/C.jpg'
             and company_id = $1`,
          [store.company.id],
        ),
      { unchanged: ALL, issues: ['picture_dead: 1'] },
    ],
  ];
  it.each(changes)(
    'gives the same result as when parsed: %s',
    async (_, change, expected, ...[attributes]) => {
      await importAll();
      await change();
      const found = await importAll(attributes);
      const dump = await dumpStore(katalog, store);
      expect(found.status).toBe(expected.status ?? 'done');
      expect(figures(found)).toMatchObject(expected);

      await rm(cache());
      const read = await importAll(attributes);
      expect(figures(read)).toMatchObject({ created: 0, updated: 0, deactivated: 0 });
      expect(read.status).toBe(found.status);
      expect(figures(read).issues).toEqual(figures(found).issues);
      expect(await dumpStore(katalog, store)).toEqual(dump);
    },
  );
});
