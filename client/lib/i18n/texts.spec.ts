import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../../src/core/i18n/locales.js';

const FOLDER = join(import.meta.dirname, '../../../locales');
const FORMS: Record<string, string[]> = { sl: ['one', 'two', 'few', 'other'], en: ['one', 'other'] };

type Texts = { [key: string]: string | Texts };

const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')) as Texts;

const isPlural = (texts: Texts) => typeof texts['one'] === 'string' && typeof texts['other'] === 'string';

/**
 * Every text by its dotted key; one with plural forms counts once, with the placeholders of its general form.
 */
function flat(texts: Texts, prefix = ''): [key: string, placeholders: string][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const path = prefix + key;
    if (typeof value === 'string') return [[path, placeholders(value)]];
    if (isPlural(value)) return [[`${path} (plural)`, placeholders(String(value['other']))]];
    return flat(value, `${path}.`);
  });
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

function pluralForms(texts: Texts): string[][] {
  return Object.values(texts).flatMap((value) => {
    if (typeof value === 'string') return [];
    return isPlural(value) ? [Object.keys(value).filter((form) => form !== 'zero')] : pluralForms(value);
  });
}

describe('texts', () => {
  const files = readdirSync(join(FOLDER, 'sl'));

  it.each(files)('%s says the same in both languages, with the same placeholders', (file) => {
    expect(Object.fromEntries(flat(read('en', file)))).toEqual(Object.fromEntries(flat(read('sl', file))));
  });

  it.each(LOCALES.flatMap((locale) => files.map((file) => [locale, file] as const)))(
    '%s/%s has all plural forms of its language',
    (locale, file) => {
      for (const forms of pluralForms(read(locale, file))) expect(forms).toEqual(FORMS[locale]);
    },
  );
});
