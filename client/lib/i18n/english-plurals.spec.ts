import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatsFor } from './format.js';
import { type Messages, translate } from './translate.js';

const FOLDER = join(import.meta.dirname, '../../../locales/en');

interface Forms {
  one: string;
  other: string;
}

/** Words that change after a number, and are not nouns with a regular plural. */
const IRREGULAR: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  doesn: 'don',
  isn: 'aren',
  wasn: 'weren',
  hasn: 'haven',
  its: 'their',
  it: 'them',
  this: 'these',
  that: 'those',
  differs: 'differ',
  needs: 'need',
  changes: 'change',
  or: 'and',
  // there's one, there are two
  s: 'are',
};
/** Texts that count something they do not name, as "3 rejected". */
const NAMELESS = [
  'comparison.more',
  'diagnosis.kept',
  'differences.kept',
  'feed-pulls.mail.failing.text',
  'formats.fields.in',
  'formats.preview.accepted',
  'overview.health.states.failing',
  'overview.health.states.shaky',
  'overview.health.states.working',
  'media.uses.others',
  'overview.imports.read',
  'overview.imports.rejected',
  'products.loaded',
  'products.filters.open',
];
/** Texts with other words for one, for example "The last fetch failed". Only the counted noun is compared. */
const REPHRASED = [
  'feed.issues.reference_of_windows.message',
  'offers.bulk.select_all',
  'products.detail.to_offers',
];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\{\w+\}/gu) ?? [];

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const agree = (one: string, other: string) =>
  one === other || other === pluralOf(one) || IRREGULAR[one] === other;

/** The three words behind each number, or the first ones of a text without any. */
function countedIn(text: string): string[] {
  const words = wordsOf(text);
  const behind = words.flatMap((word, at) => (word.startsWith('{') ? words.slice(at + 1, at + 4) : []));
  return behind.length ? behind : words;
}

/** Words that do not agree with the number; the whole text when nothing in it is counted. */
function faultsOf(key: string, { one, other }: Forms): string[] {
  const [first, rest] = [wordsOf(one), wordsOf(other)];
  const plurals = new Set(countedIn(one).map(pluralOf));
  if (!countedIn(other).some((word) => plurals.has(word))) return [`${one} / ${other}`];
  if (first.length !== rest.length || REPHRASED.includes(key)) return [];
  return first.flatMap((word, at) => (agree(word, rest[at]!) ? [] : [`${word}, ${rest[at]}`]));
}

function familiesOf(texts: Messages, prefix: string): [key: string, forms: Forms][] {
  return Object.entries(texts).flatMap(([key, value]): [string, Forms][] => {
    if (typeof value === 'string') return [];
    const path = `${prefix}.${key}`;
    const { one, other } = value;
    const isFamily = typeof one === 'string' && typeof other === 'string';
    return isFamily ? [[path, { one, other }]] : familiesOf(value, path);
  });
}

describe('English plurals', () => {
  const texts = Object.fromEntries(
    readdirSync(FOLDER).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Messages,
    ]),
  );
  const families = Object.entries(texts).flatMap(([name, own]) => familiesOf(own, name));
  const named = families.filter(([key]) => !NAMELESS.includes(key));

  it('agree with one and many', () => {
    expect(families.length).toBeGreaterThan(100);
    const faults = named.map(([key, forms]) => [key, faultsOf(key, forms)]);
    expect(faults.filter(([, found]) => found!.length)).toEqual([]);
  });

  it('are rejected with one form for both', () => {
    const missed = named.filter(
      ([key, { one, other }]) =>
        !faultsOf(key, { one, other: one }).length || !faultsOf(key, { one: other, other }).length,
    );
    expect(missed.map(([key]) => key)).toEqual([]);
  });

  it('are in the singular for one only', () => {
    const { plural, number } = formatsFor('en');
    for (const [key, forms] of families)
      for (const count of [1, 2, 3, 5, 101, 102]) {
        const text = count === 1 ? forms.one : forms.other;
        const shown = translate(texts, key, { count }, plural, number);
        expect([key, shown]).toEqual([key, text.replaceAll('{count}', String(count))]);
      }
  });
});
