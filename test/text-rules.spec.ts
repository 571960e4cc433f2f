import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Texts, textsOf } from './support/data/locale-texts.js';

const ROOT = join(import.meta.dirname, '..');
const LOCALES = ['sl', 'en'] as const;
type Locale = (typeof LOCALES)[number];

/** A text, or one form of a plural: `forms` are all of its family. */
interface Text {
  key: string;
  text: string;
  form?: string;
  forms?: Record<string, string>;
}

const FORMS: Record<Locale, string[]> = { sl: ['one', 'two', 'few', 'other'], en: ['one', 'other'] };

const read = (locale: Locale): Text[] =>
  Object.entries(textsOf(locale)).flatMap(([file, texts]) => flat(file, texts as Texts));

function flat(path: string, texts: Texts): Text[] {
  const forms = 'other' in texts && 'one' in texts ? (texts as Record<string, string>) : undefined;
  return Object.entries(texts).flatMap(([name, text]) => {
    if (typeof text !== 'string') return flat(`${path}.${name}`, text);
    return forms ? { key: path, text, form: name, forms } : { key: `${path}.${name}`, text };
  });
}

const TEXTS = { sl: read('sl'), en: read('en') };
const names = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name!)
    .sort()
    .filter((name, at, all) => name !== all[at - 1]);
const places = ({ key, form }: Text) => (form ? `${key}.${form}` : key);

/** What is wrong, by what is right. */
const RULES: Record<string, Record<Locale, RegExp>> = {
  'quotes are those of the language': { sl: /["“”„]/, en: /["„«»]/ },
  'apostrophes are typographic': { sl: /(?<!=)'/, en: /(?<![=\w])'|\w'\w/ },
  'an ellipsis is one sign': { sl: /\.\.\./, en: /\.\.\./ },
  'an ellipsis stands after a no-break space in Slovenian, after none in English': {
    sl: /[^\u00a0(»/]…/,
    en: /\s…/,
  },
  'a no-break space stands before %, in Slovenian only': { sl: /[\d}] ?%/, en: /\s%/ },
  'a no-break space stands before units': {
    sl: /[\d}] (?:kB|MB|GB|px|ms|€)(?![\w-])/,
    en: /[\d}] (?:kB|MB|GB|px|ms)(?![\w-])/,
  },
  'no preposition stands before a name that decides its form': {
    sl: /(?<!\p{L})[szkh] [»„]?\{/iu,
    en: /\ba \{/,
  },
};

describe.each(LOCALES)('texts in %s', (locale) => {
  const texts = TEXTS[locale];

  it.each(Object.entries(RULES))('%s', (_, { [locale]: wrong }) => {
    // XML is written as XML is
    const found = texts.filter(({ text }) => wrong.test(text.replace(/<[^>]*>|\w+="[^"]*"/g, '')));
    expect(found.map((each) => `${places(each)}: ${each.text}`)).toEqual([]);
  });

  it('have all plural forms with the number', () => {
    const wrong = texts.filter(({ text, form, forms }) => {
      if (!forms || form === 'zero') return false;
      // in English that form is of 1 only, in Slovenian also of 101
      const isOne = locale === 'en' && form === 'one';
      const numbers = names(forms.other!).filter((name) =>
        Object.entries(forms).some(([of, each]) => of !== 'other' && each.includes(`{${name}}`)),
      );
      const hasAll = FORMS[locale].every((name) => name in forms);
      return !hasAll || (!isOne && !numbers.every((name) => text.includes(`{${name}}`)));
    });
    expect(wrong.map((each) => `${places(each)}: ${each.text}`)).toEqual([]);
  });

  it('count in plurals only', () => {
    const counted = /\{count\}[ \u00a0](?!od |of |more)\p{L}/u;
    const wrong = texts.filter(({ text, forms }) => !forms && counted.test(text));
    expect(wrong.map((each) => `${places(each)}: ${each.text}`)).toEqual([]);
  });
});

it('texts have the same placeholders in both languages', () => {
  const bySlovenian = new Map(TEXTS.sl.map((each) => [each.key, each]));
  const other = TEXTS.en.filter(({ key, text, form }) => {
    const theirs = bySlovenian.get(key);
    if (!theirs || Boolean(theirs.form) !== Boolean(form)) return true;
    return form ? false : names(theirs.text).join() !== names(text).join();
  });
  expect(other.map(({ key }) => key)).toEqual([]);
  expect(new Set(TEXTS.sl.map(({ key }) => key))).toEqual(new Set(TEXTS.en.map(({ key }) => key)));
});

/** Words that the glossary avoids: several words nowhere, a single one nowhere when it is bold, as it has no other meaning. */
function avoided(locale: Locale): { word: string; instead: string }[] {
  const column = { sl: 1, en: 2 }[locale];
  const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter((cells) => cells.length === 7);
  // what one thing must not be called may be the name of another
  const right = new Set(rows.map((cells) => cells[column]!.trim()));
  return rows
    .flatMap((cells) =>
      cells[column + 3]!.split(',')
        .map((cell) => cell.trim())
        .filter((cell) => cell.includes(' ') || cell.startsWith('**'))
        .map((cell) => ({ word: cell.replaceAll('*', ''), instead: cells[column]!.trim() })),
    )
    .filter(({ word }) => !right.has(word));
}

describe.each(LOCALES)('the glossary in %s', (locale) => {
  it('is followed by the texts', () => {
    const rules = avoided(locale);
    expect(rules.length).toBeGreaterThan(10);
    const ending = locale === 'sl' ? '\\p{L}{0,3}' : '(?:s|es|’s)?';
    const found = rules.flatMap(({ word, instead }) => {
      const stem = locale === 'sl' ? word.replace(/[aeio]$/, '') : word;
      const pattern = new RegExp(`(?<![\\p{L}-])${stem.replace("'", '’')}${ending}(?![\\p{L}-])`, 'iu');
      return TEXTS[locale]
        .filter(({ text }) => pattern.test(text))
        .map((each) => `${places(each)}: ${each.text} (${word} → ${instead})`);
    });
    expect(found).toEqual([]);
  });
});
