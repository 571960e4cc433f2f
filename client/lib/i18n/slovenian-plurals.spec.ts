import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatsFor } from './format.js';
import { type Messages, translate } from './translate.js';

const FOLDER = join(import.meta.dirname, '../../../locales/sl');
const FORMS = ['one', 'two', 'few', 'other'] as const;

type Forms = Record<(typeof FORMS)[number], string>;
type Family = [key: string, forms: Forms];

/**
 * The endings of a word after two, three and five behind the common stem, and its possible endings after one.
 * Duals that equal the plural (2 izdelki), or have another gender, are mistakes.
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
  'nista niso ni',
  'dneva dni dni',
  'dneva dnevi dni',
  'obe vse vse',
  'ju jih jih',
  'njiju njih njih',
  // people in the accusative: aktivirati uporabnika
  'uporabnika uporabnike uporabnikov',
]);
/** Words with one form after any number except one: v dveh trgovinah, od dveh izdelkov, dveh napak. */
const OBLIQUE = /(?:[aei]h|[oe]v|[^aeiou])$/;
const SAME_FROM_TWO_ON = new Set(['poti', 'strani', 'lastnosti', 'ravni', 'vrednosti']);
/** Words in such texts that are not counted. */
const NOT_COUNTED = new Set(['znake', 'primerjajte']);
/** Texts without a counted word. */
const BARE = [
  'comparison.more',
  'feed-pulls.mail.failing.text',
  'formats.fields.in',
  'products.filters.open',
];

/** Texts that count something they do not name: »{count} deluje«. */
const NAMELESS = [
  ...BARE,
  'diagnosis.kept',
  'differences.kept',
  'formats.preview.accepted',
  'overview.health.states.failing',
  'overview.health.states.shaky',
  'overview.health.states.working',
  'overview.imports.read',
  'overview.imports.rejected',
  'products.loaded',
];

/** Endings after one, two, three and five in the nominative, accusative, genitive and locative; `-`: none. */
const DECLENSIONS = {
  feminine: ['a i e -', 'o i e -', 'e - - -', 'i ah ah ah'],
  feminineV: ['ev vi ve ev', 'vi ve ev ev', 've ev ev ev', 'vi vah vah vah'],
  masculine: ['- a i ov', '- a e ov', 'a ov ov ov', 'u ih ih ih'],
  masculineSoft: ['- a i ev', '- a e ev', 'a ev ev ev', 'u ih ih ih'],
  person: ['- a i ov', 'a a e ov', 'a ov ov ov', 'u ih ih ih'],
  neuter: ['o i a -', 'a - - -', 'u ih ih ih'],
  neuterSoft: ['e i a -', 'a - - -', 'u ih ih ih'],
  neuterJ: ['je ji ja ij', 'ja ij ij ij', 'ju jih jih jih'],
  // their genitive, all alike, would hide mistakes; no text has it
  consonant: ['- i i i', 'i ih ih ih'],
  raven: ['en ni ni ni', 'ni neh neh neh'],
  withEk: ['ek ka ki kov', 'ek ka ke kov', 'ka kov kov kov', 'ku kih kih kih'],
  day: ['an neva nevi ni', 'an neva ni ni', 'neva ni ni ni', 'nevu neh neh neh'],
};
/** The stems of all nouns that texts count. */
const STEMS: Record<keyof typeof DECLENSIONS, string> = {
  feminine:
    'cen entitet kategorij minut napak objav ponudb prijav različic sekund slik sopomenk sprememb točk trgovin uporab ur vrstic zahtev',
  feminineV: 'storit ugotovit',
  masculine: 'element izraz kos niz odhod ogled opis pogled poskus predlog prevzem uvoz vir vnos zapis znak',
  masculineSoft: 'mesec sklic',
  person: 'skrbnik uporabnik',
  neuter: 'let mest opozoril opravil',
  neuterSoft: 'dejanj iskanj polj',
  neuterJ: 'podjet',
  consonant: 'lastnost pot stran vrednost',
  raven: 'rav',
  withEk: 'izdel podat zadet',
  day: 'd',
};
/** Each noun in each case: its forms after one, two, three and five. */
const DECLINED = Object.entries(DECLENSIONS).flatMap(([name, cases]) =>
  STEMS[name as keyof typeof DECLENSIONS]
    .split(' ')
    .flatMap((stem) =>
      cases.map((endings) => endings.split(' ').map((ending) => stem + ending.replace('-', ''))),
    ),
);
const BESIDE_ONE = new Set(DECLINED.map(([one]) => one));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\{\w+\}/gu) ?? [];

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

/** Words without valid forms after two, three and five. */
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

/** The place of the counted noun: the words between the number and it; without a number those before it. */
function placeOf(one: string): { number: string | undefined; distance: number } | null {
  const words = wordsOf(one);
  const numbers = words.filter((word) => word.startsWith('{'));
  for (const number of numbers.length ? numbers : [undefined]) {
    const next = number === undefined ? words : words.slice(words.indexOf(number) + 1);
    const distance = next.slice(0, 3).findIndex((word) => BESIDE_ONE.has(word) || word === 'ali');
    if (distance >= 0 && next[distance] !== 'ali') return { number, distance };
  }
  return null;
}

/** The counted noun if its forms match no case, or the text whose noun is not in the table. */
function nounFaultsOf(forms: Forms): string[] {
  const place = placeOf(forms.one);
  if (!place) return [forms.one];
  const { number, distance } = place;
  const nouns = FORMS.map((form) => {
    const words = wordsOf(forms[form]);
    return words[(number === undefined ? 0 : words.indexOf(number) + 1) + distance];
  });
  const isOfCase = DECLINED.some((declined) => declined.every((word, at) => word === nouns[at]));
  return isOfCase ? [] : [nouns.join(', ')];
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

  const named = families.filter(([key]) => !NAMELESS.includes(key));

  it('have the counted noun in the forms of one case', () => {
    const faults = named.map(([key, forms]) => [key, nounFaultsOf(forms)]);
    expect(faults.filter(([, found]) => found!.length)).toEqual([]);
  });

  it.each(FORMS)('are rejected where %s has the text of another form', (changed) => {
    const nounOf = (text: string) => text.replaceAll(/[^\p{L}{} ]/gu, '');
    const missed = named.flatMap(([key, forms]) =>
      FORMS.filter((form) => nounOf(forms[form]) !== nounOf(forms[changed]))
        .filter((form) => {
          const wrong = { ...forms, [changed]: forms[form] };
          return !faultsOf(wrong).length && !nounFaultsOf(wrong).length;
        })
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
