import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CODE = ['client', 'migrations', 'scripts', 'src', 'test'];

/** Names in which a word that the glossary avoids has another meaning. */
const ALLOWED: Record<string, string> = {
  foreseen: 'a column of the landed baseline; a later migration renamed it',
  kept_offers: 'offers that a rollback does not change, not the spool of an import',
  no_living_connections_error: 'an error of the client of OpenSearch',
  vendor_name: 'an element in the feeds of other sites',
};

/** `takeBack`, `TakeBacks` and `TAKE_BACK` are the same words. */
const inWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

/**
 * Names that the glossary avoids in code: names of several words, and single words in bold, because they have
 * no other meaning.
 */
const AVOIDED = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').slice(1, -1))
  .filter((cells) => cells.length === 7)
  .flatMap(([code, , , avoided]) =>
    avoided!
      .split(',')
      .map((cell) => cell.trim())
      .filter((cell) => /^\*\*|^[a-z]+[A-Z]/.test(cell))
      .map((cell) => ({ words: inWords(cell.replaceAll('*', '')), instead: code!.trim() })),
  );

const PATTERNS = AVOIDED.map(({ words, instead }) => ({
  pattern: new RegExp(`(?:^|_)${words}s?(?:_|$)`),
  instead,
}));
const ANY = new RegExp(AVOIDED.map(({ words }) => words.replaceAll('_', '_?')).join('|'), 'i');

/** The name of the glossary; undefined: the name is right. */
function faultOf(name: string): string | undefined {
  if (!ANY.test(name)) return undefined;
  const words = inWords(name);
  return words in ALLOWED ? undefined : PATTERNS.find(({ pattern }) => pattern.test(words))?.instead;
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$|^\s*--.*$/gm;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const REGEXP = /(?<=[=(,:[!&|?]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;

/** Fixtures of specs: feeds of other sites have their own names. */
const FIXTURE = /`(?:[^`\\]|\\.)*`|<\/?\w+>/g;

function avoidedIn(text: string, isSpec = false): string[] {
  const bare = text.replace(COMMENT, '');
  const code = (isSpec ? bare.replace(FIXTURE, '') : bare).replace(REGEXP, '').replace(STRING, '');
  return [...new Set(code.match(/[\p{L}_$][\p{L}\d_$]*/gu))].flatMap((name) => {
    const fault = faultOf(name);
    return fault ? `${name} → ${fault}` : [];
  });
}

const files = CODE.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|sql)$/.test(file))
    .map((file) => join(folder, file)),
);

it('names follow the glossary', () => {
  expect(AVOIDED.length).toBeGreaterThan(30);
  expect(files.length).toBeGreaterThan(2_000);
  const found = files.flatMap((file) =>
    avoidedIn(readFileSync(join(ROOT, file), 'utf8'), file.includes('spec.')).map(
      (fault) => `${file}: ${fault}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each(['takeBackRun', 'TAKE_BACK', 'withTakeBacks'])('%s is found', (name) => {
  expect(avoidedIn(`const ${name} = 'mend'; // mend`)).toEqual([`${name} → rollback`]);
});
