import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../locales');

export interface Texts {
  [key: string]: string | Texts;
}

/** All texts of a language: file name, then the path in it. */
export function textsOf(locale: string): Texts {
  const folder = join(FOLDER, locale);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts,
    ]),
  );
}
