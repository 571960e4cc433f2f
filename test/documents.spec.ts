import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const RECORDS = 'docs/decisions';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface DecisionRecord {
  path: string;
  number: string;
  title: string;
  date: string;
}

const HEADER = /^# (\d{3}) ([^\n]+)\n\n- Status: accepted\n- Date: (\d{4}-\d\d-\d\d)\n\n/;
const SECTIONS = ['Context', 'Decision', 'Consequences', 'Enforced by'];

/** @throws when the record has another form */
function readRecord(file: string): DecisionRecord {
  const path = `${RECORDS}/${file}`;
  const text = read(path);
  const [, number, title, date] = HEADER.exec(text) ?? [];
  if (!number || !file.startsWith(`${number}-`))
    throw new Error(`No number, title, status and date: ${path}`);
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
  if (sections.join() !== SECTIONS.join()) throw new Error(`Other sections than ${SECTIONS}: ${path}`);
  return { path, number, title: title!, date: date! };
}

/** The record's row in the index. */
const indexRow = ({ path, number, title, date }: DecisionRecord) =>
  `| [${number}](${path.slice(RECORDS.length + 1)}) | ${title} | ${date} |`;

/** Documents that describe the current code. */
function currentDocuments(records: DecisionRecord[]): string[] {
  const pages = readdirSync(join(ROOT, 'docs')).filter((file) => file.endsWith('.md'));
  return [
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', `${RECORDS}/README.md`],
    ...pages.map((file) => `docs/${file}`),
    ...records.map(({ path }) => path),
  ];
}

const PLACE = /`((?:src|client|test|scripts|migrations|locales|docs)\/[^`\s]*)`/g;
const LINK = /\]\((?!https?:)([^)#\s]+)/g;
const SCRIPT = /\bnpm run ([\w:]+)/g;

/** Settings that only the scripts set. */
const SET_BY_SCRIPTS = new Set([
  'DEMO_EXPECTED',
  'DEMO_SHOPS_URL',
  'EMBEDDED',
  'NODE_ENV',
  'SSR_STRICT',
  'VITE_DEV',
]);

/** Whether the path exists. From the first part with `*`, `<…>` or `{…}` on, nothing is checked. */
function isThere(path: string): boolean {
  const fixed = path.replace(/[^/]*[*<{].*$/, '');
  return existsSync(join(ROOT, fixed));
}

describe('the documents', () => {
  const records = readdirSync(join(ROOT, RECORDS))
    .filter((file) => file !== 'README.md')
    .map(readRecord);
  const documents = currentDocuments(records);

  it('index every decision record', () => {
    const index = read(`${RECORDS}/README.md`);
    expect(records.map(indexRow).filter((row) => !index.includes(row))).toEqual([]);
    expect(index.match(/^\| \[\d{3}\]/gm)).toHaveLength(records.length);
  });

  it('give each decision record a new number', () => {
    const [, next] = /The next record is \*\*(\d{3})\*\*/.exec(read(`${RECORDS}/README.md`))!;
    const numbers = records.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => number >= next!)).toEqual([]);
  });

  it('describe every setting', () => {
    const source = read('src/core/config/settings.ts');
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+)[?!]?:/gm)].map(([, name]) => name!);
    const described = read('docs/configuration.md');
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !SET_BY_SCRIPTS.has(name) && !described.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it.each(documents)('%s names what exists', (path) => {
    const text = read(path);
    const places = [...text.matchAll(PLACE)].map(([, place]) => place!);
    const links = [...text.matchAll(LINK)].map(([, link]) => join(dirname(path), link!));
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(SCRIPT)].map(([, name]) => name!);
    expect([...places, ...links].filter((place) => !isThere(place))).toEqual([]);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
