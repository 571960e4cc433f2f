import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as classValidator from 'class-validator';
import { PERMISSIONS } from '../src/access/permission-table.js';
import { ISSUE_CODES } from '../src/import/feed/issue-codes.js';
import { REFUSAL_CODES } from '../src/import/feed/refused.js';
import { VISIBILITIES } from '../src/products/visibility.js';
import { AUDITED } from '../src/audit/audit.service.js';
import { ROUTES } from '../src/routes.js';
import { keysAskedBy } from './support/data/asked-texts.js';
import { type Texts, textsOf } from './support/data/locale-texts.js';

const ROOT = join(import.meta.dirname, '..');

function find(texts: Texts, key: string): string | Texts | undefined {
  return key
    .split('.')
    .reduce<string | Texts | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      texts,
    );
}

/** A text, or the plural forms of one. */
const isText = (found: string | Texts | undefined) =>
  typeof found === 'string' || (typeof found === 'object' && typeof found.other === 'string');

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!spec)\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: path.slice(ROOT.length + 1), text: readFileSync(path, 'utf8') };
    });
}

const CALL = /\bt(?:<[^>]*>)?\(\s*'([\w.-]+)'/g;
/** Anything that looks like a key; file names and cache keys also have dots. */
const LITERAL = /'((?:[a-z_-]+\.)+[\w-]+)'/g;
const NO_KEYS = /\.(js|ts|json|cjs|css)$/;

describe.each(['sl', 'en'])('the texts in %s', (locale) => {
  const texts = textsOf(locale);
  const missing = (keys: { path: string; key: string }[]) =>
    keys.filter(({ key }) => !isText(find(texts, key))).map(({ path, key }) => `${path}: ${key}`);

  it('contain every key of pages and controllers', () => {
    const keys = ['src', 'client']
      .flatMap(sources)
      .flatMap(({ path, text }) => [...[...text.matchAll(CALL)].map(([, key]) => ({ path, key: key! }))]);
    expect(keys.length).toBeGreaterThan(100);
    expect(missing(keys)).toEqual([]);
  });

  it('contain every key of errors, toasts and rules', () => {
    const files = new Set(Object.keys(texts));
    const names = namesOf(sources('src'));
    const keys = sources('src').flatMap(({ path, text }) =>
      [...text.matchAll(LITERAL)]
        .map(([, key]) => ({ path, key: key! }))
        .filter(({ key }) => files.has(key.split('.')[0]!) && !NO_KEYS.test(key))
        // names of routes, events, rights and audited actions look alike
        .filter(({ key }) => !names.has(key)),
    );
    expect(keys.length).toBeGreaterThan(15);
    // a whole group may be asked for, too
    expect(keys.filter(({ key }) => find(texts, key) === undefined)).toEqual([]);
  });

  it('contain a message for every rule of input', () => {
    const keys = sources('src')
      .filter(({ path }) => /\.(input|query)\.ts$|input-rules\.ts$|plain-text\.ts$/.test(path))
      .flatMap(({ path, text }) => rulesIn(text).map((rule) => ({ path, key: `validation.${rule}` })));
    expect(keys.length).toBeGreaterThan(100);
    expect(missing(keys)).toEqual([]);
  });

  it('contain a sentence for every reason why an offer is hidden, also for its preview', () => {
    const reasons = VISIBILITIES.filter((state) => state !== 'visible');
    const keys = ['visibility.states', 'preview_reasons'].flatMap((group) =>
      reasons.map((reason) => `offers.${group}.${reason}`),
    );
    expect(missing(keys.map((key) => ({ path: 'visibility', key })))).toEqual([]);
  });

  it('contain a message for every issue and refusal of a feed', () => {
    const keys = [
      ...ISSUE_CODES.map((code) => `feed.issues.${code}.message`),
      ...REFUSAL_CODES.map((code) => `feed.refused.${code}.message`),
      ...['google', 'adult', 'category', 'name'].map((place) => `imports.issues.blocked_by_${place}.message`),
      'imports.issues.blocked_for_good.message',
      'imports.issues.category_unmapped.message',
      'imports.issues.category_missing.message',
      'imports.issues.category_number.message',
      'imports.issues.attribute_unreadable.message',
      'imports.failed.feed_missing.message',
      'imports.failed.internal.message',
      'imports.held.mass_removal.message',
    ];
    expect(missing(keys.map((key) => ({ path: 'reports', key })))).toEqual([]);
  });
});

it('titles of issues have no placeholders: they stand for all products with that issue', () => {
  for (const locale of ['sl', 'en'] as const) {
    const texts = textsOf(locale);
    const issues = (['feed', 'imports'] as const).flatMap((file) =>
      Object.entries(
        (texts[file] as { issues: Record<string, { title?: unknown; message: unknown }> }).issues,
      ),
    );
    expect(issues.length).toBeGreaterThan(ISSUE_CODES.length);
    const titles = issues.map(([code, { title, message }]) => [code, JSON.stringify(title ?? message)]);
    expect(titles.filter(([, title]) => /\{\w/.test(title!))).toEqual([]);
  }
});

it('all texts are asked for', () => {
  const files = ['src', 'client', 'scripts'].flatMap(sources).map(({ text }) => text);
  const isAsked = keysAskedBy(files);
  const rules = new Set(files.flatMap(rulesIn).map((rule) => `validation.${rule}`));
  expect(keysOf(textsOf('sl')).filter((key) => !rules.has(key) && !isAsked(key))).toEqual([]);
});

/** Paths of all texts; the forms of a plural are one. */
function keysOf(texts: Texts, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, found]) => {
    const key = path ? `${path}.${name}` : name;
    return isText(found) ? [key] : keysOf(found as Texts, key);
  });
}

/**
 * class-validator exports its rules by these names; their decorators have the same names with a small letter.
 */
const RULES = new Map(
  Object.entries(classValidator)
    .filter(
      (entry): entry is [string, string] => /^[A-Z_0-9]+$/.test(entry[0]) && typeof entry[1] === 'string',
    )
    // which refuses nothing
    .filter(([constant]) => constant !== 'IS_OPTIONAL')
    .map(([constant, rule]) => [constant.replaceAll('_', '').toLowerCase(), rule]),
);

/** The rules that a source uses. A rule of its own may name its message itself. */
function rulesIn(text: string): string[] {
  const theirs = [...text.matchAll(/\b([A-Z]\w+)\(/g)].map(([, name]) => RULES.get(name!.toLowerCase()));
  const own = [...text.matchAll(/ValidateBy\(\{\s*name: '(\w+)'(?![^;]*ownKey)/g)].map(([, name]) => name);
  return [...theirs, ...own].filter((rule) => rule !== undefined);
}

/** Rights, routes and events. */
function namesOf(files: { text: string }[]): Set<string> {
  const events = files.flatMap(({ text }) => [...text.matchAll(/static readonly event = '([^']+)'/g)]);
  const actions = Object.entries(AUDITED).flatMap(([kind, verbs]) => verbs.map((verb) => `${kind}.${verb}`));
  return new Set([
    ...Object.keys(PERMISSIONS),
    ...Object.keys(ROUTES),
    ...actions,
    ...events.map(([, name]) => name!),
  ]);
}
