import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The forms in which scripts name files of the build, and the folder of the source. */
const WAYS: [RegExp, string][] = [
  [/\bfromBuild\(\s*'([^']+)\.js'/g, 'src/'],
  [/\b(?:runBuilt|dist)\(\s*'([^']+)\.js'/g, ''],
  [/\bdist\/((?:src|scripts)\/[\w./-]+)\.js\b/g, ''],
];
const IMPORTS = /\[((?:\s*\{[^}]*\},?)+)\s*\]\s*=\s*await Promise\.all\(\[([^\]]*)\]/g;

const SCRIPTS = [
  ...readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `scripts/${file}`),
  'package.json',
  'Dockerfile',
  'docker-compose.yml',
];

/** Files of the build that a script names, as their sources. */
function builtFiles(text: string): string[] {
  return WAYS.flatMap(([pattern, folder]) =>
    [...text.matchAll(pattern)].map(([, name]) => `${folder}${name}.ts`),
  );
}

/** The imports of a script from each file of `src`: the file with the name. */
function takenNames(text: string): [file: string, name: string][] {
  return [...text.matchAll(IMPORTS)].flatMap(([, patterns = '', calls = '']) => {
    const files = builtFiles(calls);
    return [...patterns.matchAll(/\{([^}]*)\}/g)].flatMap(([, names = ''], index) =>
      names.split(',').flatMap((name): [string, string][] => {
        const [exported = ''] = name.trim().split(':');
        return exported && files[index] ? [[files[index], exported]] : [];
      }),
    );
  });
}

describe('scripts that run the build', () => {
  it('name files that exist', () => {
    const named = SCRIPTS.flatMap((script) => builtFiles(read(script)).map((file) => ({ script, file })));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('import what these files export', () => {
    const taken = SCRIPTS.flatMap((script) => takenNames(read(script)));
    expect(taken.length).toBeGreaterThan(10);
    const missing = taken.filter(
      ([file, name]) =>
        !new RegExp(`^export (?:async function|function|class|const) ${name}\\b`, 'm').test(read(file)),
    );
    expect(missing).toEqual([]);
  });
});
