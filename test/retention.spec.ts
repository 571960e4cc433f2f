import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVACY } from '../migrations/content/privacy.js';
import { RETENTION } from '../src/core/config/retention.js';
import { RETENTION_MARK } from '../src/content/rendering/retention-table.js';
import { type Texts, textsOf } from './support/data/locale-texts.js';

const ROOT = join(import.meta.dirname, '..');
const RULES = Object.keys(RETENTION);

interface Source {
  path: string;
  text: string;
}

const sources: Source[] = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!spec)\.(ts|sql)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: file.slice(ROOT.length + 1), text: readFileSync(file, 'utf8') }));

/** A moment in the past, in SQL and in TypeScript. */
const AGE =
  /(?:<=?|< \$\{?)\s*(?:now\(\)|\$\{TODAY\}|current_date|current_timestamp)\s*-\s*[^\n]{1,45}|modifiedAt\.getTime\(\)[^\n]{1,40}|\b\w*(?:RETENTION|KEPT|KEEP|EXPIR)\w*_(?:MS|SECONDS|MINUTES|HOURS|DAYS|MONTHS|YEARS)\b\s*(?::\s*\w+\s*)?=[^\n]+/g;
const OF_RULE = /keptFor\('\w+'\)|\bUPLOAD_MS\b/;

/** Ages that delete no data of people or stores, each with a reason. */
const NO_RETENTION: [path: string, age: RegExp][] = [
  ['src/storefront/price-alerts/price-alert.statements.ts', /interval '1 day'/], // at most one mail a day
  ['src/api/idempotency/idempotency-keys.ts', /interval '5 minutes'/], // a claim whose process is lost
  ['src/products/price-history.ts', /interval '1 year'/], // begins the chart
  ['src/products/read-model/catalogue.statements.ts', /interval '1 hour'/], // ids of changed products
  ['src/import/retention/retention.statements.ts', /make_interval\(days => \$2\)/], // config.retention.imports
  ['src/analytics/clicks.statements.ts', /\$\{DAYS\}/], // days that count for popularity
  ['src/operations/releases/kept-files.ts', /before/], // files of our own program
  ['src/operations/releases/build-index.ts', /modifiedAt/], // files of our own program
  ['src/core/config/settings.ts', /^(?:IMPORT_KEEP_DAYS|EVENTS_KEEP_MONTHS)/], // in RETENTION
];

/** Ages in sources that are not of a rule. */
function unlistedAges(files: Source[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(AGE)]
      .map(([age]) => age)
      .filter((age) => !OF_RULE.test(age))
      .filter((age) => !NO_RETENTION.some(([file, known]) => file === path && known.test(age)))
      .map((age) => `${path}: ${age}`),
  );
}

const rowsOf = (locale: 'sl' | 'en') => (textsOf(locale).retention as { rows: Texts }).rows;

describe('periods for which data are kept', () => {
  it('are rules of the table, which the privacy page shows', () => {
    expect(unlistedAges(sources)).toEqual([]);
  });

  it.each([
    "command(`delete from visits where at < now() - interval '3 days'`)",
    "const OLD = `created_at <= now() - interval '1 week'`;",
    'delete from search_days where day < ${TODAY} - 30',
    'const RETENTION_DAYS = 30;',
    'if (Date.now() - modifiedAt.getTime() > WEEK_MS) await storage.remove(key);',
    'REPORT_KEEP_DAYS: number = 90;',
  ])('are found in code without a rule: %s', (text) => {
    expect(unlistedAges([{ path: 'src/planted.ts', text }])).toHaveLength(1);
  });

  it('are each used by the code that deletes', () => {
    const code = sources.filter(({ path }) => path !== 'src/core/config/retention.ts');
    const isUsed = (rule: string) => {
      const use = new RegExp(`keptFor\\('${rule}'\\)|(?:RETENTION|retention)\\.${rule}\\.amount`);
      return code.some(({ text }) => use.test(text));
    };
    expect(RULES.filter((rule) => !isUsed(rule))).toEqual([]);
    expect(isUsed('planted')).toBe(false);
  });

  it.each(['sl', 'en'] as const)('have a row of texts each, in %s', (locale) => {
    expect(Object.keys(rowsOf(locale))).toEqual(RULES);
    for (const row of Object.values(rowsOf(locale)) as Record<string, string>[]) {
      expect(Object.keys(row)).toEqual(['data', 'purpose', 'period']);
      expect(row.period).toContain('{period}');
    }
  });

  it.each(['sl', 'en'] as const)('are not repeated in the default text of the page, in %s', (locale) => {
    const body = PRIVACY.body[locale];
    expect(body.split('\n')).toContain(RETENTION_MARK);
    // cookies are kept by the browser, and have a table of their own
    const prose = body.split('\n').filter((line) => !line.startsWith('|'));
    expect(prose.filter((line) => /\d+ (?:dni|dan|let|mesec|day|month|year|hour)/.test(line))).toEqual([]);
  });
});
