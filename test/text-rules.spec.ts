import { readdirSync, readFileSync } from 'node:fs';
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

/** The patterns of errors, by rule. */
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
  'dates are numbers in Slovenian, as a month is inflected after a preposition, and British in English': {
    sl: /\d\.[ \u00a0](?:jan|feb|mar|apr|maj|jun|jul|avg|sep|okt|nov|dec)/i,
    en: /\p{Lu}\p{L}+ \d{1,2}, (?:\d{4}|\{)|\d\/\d+\/\d/u,
  },
  'no preposition stands before a name that decides its form': {
    sl: /(?<!\p{L})[szkh] [»„]?\{/iu,
    en: /\ba \{/,
  },
  'words of the other language’s sentence are not translated': {
    sl: /\bPrikaži\b|[Oo]mogočite JavaScript/,
    en: /(?:^|[.:;] )Write\b|\btexts\b|[Ff]ree attribute|Enable JavaScript|[Cc]hange log/,
  },
  'messages say what we did or could not do, not what was done': {
    sl: /(?!)/,
    en: /couldn’t be \p{L}|has been (?:added|changed|deleted|mapped|removed|saved|sent)\b/u,
  },
  'no text begins with a clitic': {
    sl: /^(?:Se|Si|Ga|Jo|Jih|Ju|Mu|Ji|Jim|Bo|Bi|Je|So|Sta)\s(?!že|li)/,
    en: /(?!)/,
  },
  'two placeholders have a word or a sign between them': {
    sl: /^(?!\{\w+\} \{\w+\}$).*\}[ \u00a0]\{/,
    en: /^(?!\{\w+\} \{\w+\}$).*\}[ \u00a0]\{/,
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

it('texts have the same keys in both languages', () => {
  const [slovenian, english] = LOCALES.map((locale) => new Set(TEXTS[locale].map(({ key }) => key)));
  expect(slovenian).toEqual(english);
});

it('texts have the same placeholders in both languages', () => {
  const bySlovenian = new Map(TEXTS.sl.map((each) => [each.key, each]));
  const other = TEXTS.en.filter(({ key, text, form }) => {
    const theirs = bySlovenian.get(key);
    if (!theirs || Boolean(theirs.form) !== Boolean(form)) return true;
    return form === theirs.form && names(theirs.text).join() !== names(text).join();
  });
  expect(other.map(({ key }) => key)).toEqual([]);
});

/** Beginnings of errors that are instructions as a whole. */
const INSTRUCTIONS: Record<Locale, RegExp> = {
  sl: /^(?:Izpolnite|Vpišite|Izberite|Določite|Najprej|Zaradi varnosti se najprej)\s/,
  en: /^(?:Fill in|Enter|Select|Map|Sign in|For your security, sign out)\s/,
};

it.each(LOCALES)('errors say what happened, and what to do, in %s', (locale) => {
  const errors = TEXTS[locale].filter(({ key }) =>
    /^(?!offers\.page)[\w-]+(?:\.[\w-]+)?\.errors\.|^fault\./.test(key),
  );
  expect(errors.length).toBeGreaterThan(100);
  const half = errors.filter(({ text }) => !/[.;:!?] \S/.test(text) && !INSTRUCTIONS[locale].test(text));
  expect(half.map((each) => `${places(each)}: ${each.text}`)).toEqual([]);
});

/**
 * Titles of dialogs and the buttons that answer them, by their keys; `${step}` means literals of the file.
 */
function questions(): [string, string][] {
  const dialogs = /title=\{t\(['`]([^'`]+)['`][^}]*\}?\)\}\s+confirmLabel=\{t\(['`]([^'`]+)['`]/g;
  return readdirSync(join(ROOT, 'client/components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, 'client/components', file), 'utf8');
      const literals = [...new Set([...text.matchAll(/'(\w+)'/g)].map(([, literal]) => literal!))];
      return [...text.matchAll(dialogs)].flatMap(([, title, label]) => {
        const steps = title!.includes('${') ? literals : [''];
        const inPlace = (key: string, step: string) => key.replace(/\$\{[^}]*\}/, step);
        return steps.map((step): [string, string] => [inPlace(title!, step), inPlace(label!, step)]);
      });
    })
    .filter(([title]) => TEXTS.en.some(({ key }) => key === title));
}

it('dialogs ask, and their button answers with the verb', () => {
  const found = questions();
  expect(found.length).toBeGreaterThan(20);
  const textsOfKey = (locale: Locale, wanted: string) =>
    TEXTS[locale].filter(({ key }) => key === wanted).map(({ text }) => text);
  const stem = (label: string, length: number) => label.toLowerCase().split(' ')[0]!.slice(0, length);
  const silent = found.filter(([title, label]) => {
    const [answer] = textsOfKey('en', label);
    const [reply] = textsOfKey('sl', label);
    return (
      !textsOfKey('en', title).every((text) => /\?$/.test(text) && stem(text, 4) === stem(answer!, 4)) ||
      !textsOfKey('sl', title).every((text) => /\?$/.test(text) && text.includes(stem(reply!, 4)))
    );
  });
  expect(silent).toEqual([]);
});

it('the log says of each action what was done to what', () => {
  const actions = (locale: Locale) => TEXTS[locale].filter(({ key }) => key.startsWith('audit.actions.'));
  expect(actions('sl').length).toBeGreaterThan(50);
  const odd = [
    ...actions('sl').filter(
      ({ text }) => !/^(?:Ponovn[io] )?\p{L}+(?:nje|ev|ba|is|ija|java|lo|mik|tje|skus) \p{Ll}/u.test(text),
    ),
    ...actions('en').filter(({ text }) => !/ \p{Ll}+ed(?: back)?$/u.test(text)),
  ];
  expect(odd.map((each) => `${each.key}: ${each.text}`)).toEqual([]);
});

/** Words for an offer's fields that name other things as well. */
const AMBIGUOUS = ['name', 'kind', 'status', 'link', 'description'];
/**
 * Texts that equal the name of a field without naming it: a kind of change, and an attribute of other
 * formats.
 */
const NO_FIELDS = ['differences.kinds.supply', 'feed.attributes.energy_efficiency_class'];

it('a field of an offer has one label, whoever shows it', () => {
  const english = new Map(TEXTS.en.map((each) => [places(each), each.text]));
  const inBoth = ({ text, ...rest }: Text) =>
    `${text} | ${english.get(places({ text, ...rest }))}`.toLowerCase();
  const labels = new Set(
    TEXTS.sl
      .filter(({ key }) => /^fields\.\w+$/.test(key) && !AMBIGUOUS.includes(key.split('.')[1]!))
      .map(inBoth),
  );
  expect(labels.size).toBeGreaterThan(15);
  const copies = TEXTS.sl.filter((each) => !each.key.startsWith('fields.') && labels.has(inBoth(each)));
  expect(copies.map(({ key }) => key).filter((key) => !NO_FIELDS.includes(key))).toEqual([]);
});

/**
 * Words that the glossary avoids: phrases everywhere, a single word everywhere if it is bold, because it has
 * no other meaning.
 */
function avoided(locale: Locale): { word: string; instead: string }[] {
  const column = { sl: 1, en: 2 }[locale];
  const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter((cells) => cells.length === 7);
  // a word avoided for one thing may be the name of another
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

/** Other words that people type to find a section: never shown. */
const isFoundBy = (each: (typeof TEXTS)['sl'][number]) => places(each).startsWith('palette.words.');

describe.each(LOCALES)('the glossary in %s', (locale) => {
  it('is followed by the texts', () => {
    const rules = avoided(locale);
    expect(rules.length).toBeGreaterThan(10);
    const ending = locale === 'sl' ? '\\p{L}{0,3}' : '(?:s|es|’s)?';
    const found = rules.flatMap(({ word, instead }) => {
      const stem = locale === 'sl' ? word.replace(/[aeio]$/, '') : word;
      const pattern = new RegExp(`(?<![\\p{L}-])${stem.replace("'", '’')}${ending}(?![\\p{L}-])`, 'iu');
      return TEXTS[locale]
        .filter((each) => pattern.test(each.text) && !isFoundBy(each))
        .map((each) => `${places(each)}: ${each.text} (${word} → ${instead})`);
    });
    expect(found).toEqual([]);
  });
});
