import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';

const FILES = ['fields', 'export', 'offers', 'products'];

const read = (locale: Locale, name: string) =>
  JSON.parse(readFileSync(join(process.cwd(), 'locales', locale, `${name}.json`), 'utf8')) as unknown;

/** A file is recognised by its labels in every language. */
const TEXTS = new Map(
  LOCALES.map((locale) => [locale, Object.fromEntries(FILES.map((name) => [name, read(locale, name)]))]),
);

/** The text of a key like `fields.price`; the key itself for a field that has no label. */
export function sheetText(key: string, locale: Locale): string {
  const found = key
    .split('.')
    .reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], TEXTS.get(locale));
  return (found as string | undefined) ?? key;
}
