import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const WRITER = 'src/products/writing/';
const TABLES = ['products', 'product_categories', 'product_attributes', 'product_media', 'price_history'];

/** Other files that write such a table, and the reason why they do not use the writer. */
const OTHERS: Record<string, string> = {
  'src/analytics/clicks.statements.ts': 'counts clicks: no version of the offer, no audit entry',
  'src/attributes/attribute.statements.ts':
    'a deleted definition leaves free text in all offers, in one statement; it refreshes the read model itself',
  'src/attributes/merging/definition-merge.statements.ts':
    'a merged definition moves the values of all offers in one statement; a worker refreshes the read model',
  'src/attributes/merging/value-merge.statements.ts':
    'a merged value is replaced in all offers in one statement; a worker refreshes the read model',
  'src/categories/writing/category-removal.statements.ts':
    'a deleted category leaves deleted offers, which nobody sees',
  'src/products/blocking/blocking.statements.ts':
    'the status that terms give, for the writer and within its transactions: no change of the offer',
  'scripts/demo/seed/past-prices.ts': 'invents the past prices of the demo',
  'scripts/demo/seed/import-times.ts': 'invents the times of the imports of the demo',
  'scripts/bench/changes.mjs': 'measures how indexes follow changes, without the time of the writer',
  'scripts/bench/media.mjs': 'fills a database for a measurement',
  'scripts/bench/catalogue/statements.mjs': 'fills a database for a measurement',
};

const SQL = new RegExp(
  `\\b(insert\\s+into|update|delete\\s+from|merge\\s+into|truncate(\\s+table)?|copy)\\s+(only\\s+)?(${TABLES.join('|')})\\b`,
  'i',
);
/** Writes of TypeORM, by a manager or a repository. */
const ORM =
  /\.(insert|update|upsert|delete|save|remove|softDelete|softRemove|recover|restore|increment|decrement)\(\s*Product\b|getRepository\(Product\)|InjectRepository\(Product\)/;

const sources = ['src', 'scripts', 'migrations/functions', 'migrations/triggers'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!spec)\.(ts|mjs|sql)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);
const isWriting = (path: string) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return SQL.test(text) || ORM.test(text);
};

describe('offers and their parts', () => {
  const writers = sources.filter(isWriting);

  it('are written by one room, and by a few others that have a reason', () => {
    const others = writers.filter((path) => !path.startsWith(WRITER));
    expect(others.sort()).toEqual(Object.keys(OTHERS).sort());
  });

  it('are written by that room', () => {
    expect(writers.filter((path) => path.startsWith(WRITER))).toContain(
      `${WRITER}offer-writer.statements.ts`,
    );
  });

  it('have one statement that adds to the price history', () => {
    const adding = sources.filter(
      (path) =>
        path.startsWith('src/') &&
        /insert\s+into\s+price_history/i.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(adding).toEqual([`${WRITER}price-history.statements.ts`]);
  });

  it('ask for the refresh of the read model in one place', () => {
    const refreshing = sources.filter(
      (path) =>
        path.startsWith('src/') && /\bcatalogue\.refresh\(/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(refreshing).toEqual(['src/products/read-model/product-requests.ts']);
  });
});
