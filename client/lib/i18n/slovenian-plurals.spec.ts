import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatsFor } from './format.js';
import { type Messages, translate } from './translate.js';

const FOLDER = join(import.meta.dirname, '../../../locales/sl');
const FORMS = ['one', 'two', 'few', 'other'] as const;

type Forms = Record<(typeof FORMS)[number], string>;
type Family = [key: string, forms: Forms];

/**
 * The endings of a word beside two, three and five after their common stem, and its possible endings beside
 * one. Duals equal to the plural (2 izdelki), or of another gender, are mistakes.
 */
const ENDINGS: Record<string, RegExp> = {
  // izdelek: izdelka, izdelki (popravite izdelke), izdelkov; sklic: sklicev
  'a i ov': /[^aeiou]$/,
  'a e ov': /[^aeiou]$/,
  'a i ev': /[^aeiou]$/,
  'a e ev': /[^aeiou]$/,
  // uvožen, prvi: uvožena, uvoženi, uvoženih
  'a i ih': /[^aeou]$/,
  'a e ih': /[^aeou]$/,
  // slika: sliki, slike, slik; storitev: storitvi, storitve, storitev
  'i e ': /[ao]$/,
  'vi ve ev': /ev$/,
  // nova: novi, nove, novih
  'i e ih': /[ao]$/,
  // bila: bili, bile, bilo
  'i e o': /a$/,
  // opravilo: opravili, opravila, opravil; podjetje: podjetji, podjetja, podjetij
  'i a ': /[oe]$/,
  'ji ja ij': /je$/,
  'i a ih': /[oe]$/,
  // ostal: ostala, ostali, ostalo (several that are named: ostali)
  'a i o': /l$/,
  'a i i': /l$/,
  // čaka: čakata, čakajo, čaka
  'ta jo ': /./,
};
const IRREGULAR = new Set([
  'sta so je',
  'sta so so',
  'nista niso ni',
  'dneva dni dni',
  'dneva dnevi dni',
  'obe vse vse',
  'ju jih jih',
  'njiju njih njih',
  // people in the accusative: aktivirati uporabnika
  'uporabnika uporabnike uporabnikov',
]);
/** The same beside any number but one: v dveh trgovinah, od dveh izdelkov, dveh napak. */
const OBLIQUE = /(?:[aei]h|[oe]v|[^aeiou])$/;
const SAME_FROM_TWO_ON = new Set(['poti', 'strani', 'lastnosti', 'ravni']);
/** Words in such texts that are not counted. */
const NOT_COUNTED = new Set(['znake', 'primerjajte']);
/** Texts without a counted word. */
const BARE = [
  'comparison.more',
  'feed-pulls.mail.failing.text',
  'formats.fields.in',
  'formats.item.count',
  'products.filters.open',
];

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+|\{\w+\}/gu) ?? [];

function sharedBeginning(words: string[]): number {
  let length = 0;
  while (words.every((word) => word[length] !== undefined && word[length] === words[0]![length])) length++;
  return length;
}

/** @param one null: it has other words */
function isDeclined(one: string | null, [two, few, other]: [string, string, string]): boolean {
  if (two === few && few === other)
    return (
      one === null || one === two || OBLIQUE.test(two) || SAME_FROM_TWO_ON.has(two) || NOT_COUNTED.has(two)
    );
  if (IRREGULAR.has(`${two} ${few} ${other}`)) return true;
  const stem = sharedBeginning([two, few, other]);
  const pattern = ENDINGS[[two, few, other].map((word) => word.slice(stem)).join(' ')];
  return pattern !== undefined && (one === null || pattern.test(one));
}

/** Words that have no valid forms beside two, three and five. */
function faultsOf({ one, two, few, other }: Forms): string[] {
  const first = wordsOf(one);
  const rest = [two, few, other].map((text): string[] => wordsOf(text));
  if (new Set(rest.map(({ length }) => length)).size > 1) return [`${two} / ${few} / ${other}`];
  const [second, third, fourth] = rest as [string[], string[], string[]];
  const isAlike = first.length === second.length;
  return second.flatMap((word, at) => {
    const forms: [string, string, string] = [word, third[at]!, fourth[at]!];
    return isDeclined(isAlike ? first[at]! : null, forms) ? [] : [forms.join(', ')];
  });
}

function familiesOf(texts: Messages, prefix: string): Family[] {
  return Object.entries(texts).flatMap(([key, value]): Family[] => {
    if (typeof value === 'string') return [];
    const path = `${prefix}.${key}`;
    return typeof value['few'] === 'string' ? [[path, value as Forms]] : familiesOf(value, path);
  });
}

describe('Slovenian plurals', () => {
  const texts = Object.fromEntries(
    readdirSync(FOLDER).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Messages,
    ]),
  );
  const families = Object.entries(texts).flatMap(([name, own]) => familiesOf(own, name));

  it('agree with one, two, three and five', () => {
    expect(families.length).toBeGreaterThan(100);
    const faults = families.map(([key, forms]) => [key, faultsOf(forms)]);
    expect(faults.filter(([, found]) => found!.length)).toEqual([]);
    const bare = families.filter(([, forms]) => new Set(FORMS.map((form) => forms[form])).size === 1);
    expect(bare.map(([key]) => key).sort()).toEqual(BARE);
  });

  it('are rejected with a dual in another form', () => {
    // "all" is allowed for two things
    const sure = families.filter(([key]) => key !== 'product-attributes.add_all');
    const missed = sure.flatMap(([key, forms]) =>
      (['one', 'few', 'other'] as const)
        .filter((form) => forms[form] !== forms.two)
        .filter((form) => !faultsOf({ ...forms, two: forms[form] }).length)
        .map((form) => `${key}: ${forms[form]}`),
    );
    expect(missed).toEqual([]);
  });

  it('are shown in the dual for two and hundred and two, not for twelve', () => {
    const rules = new Intl.PluralRules('sl');
    const { plural, number } = formatsFor('sl');
    const shown = (key: string, count: number) => translate(texts, key, { count }, plural, number);
    expect([2, 102].map((count) => shown('products.count', count))).toEqual(['2 izdelka', '102 izdelka']);
    for (const [key, forms] of families)
      for (const count of [1, 2, 3, 5, 12, 101, 102, 103, 112]) {
        const form = forms[rules.select(count) as keyof Forms];
        expect([key, shown(key, count)]).toEqual([key, form.replaceAll('{count}', String(count))]);
      }
  });
});
