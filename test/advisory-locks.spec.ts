import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVISORY_LOCKS } from '../src/core/database/advisory-locks.js';

const ROOT = join(import.meta.dirname, '..');
const REGISTRY = 'src/core/database/advisory-locks.ts';
const OWN = 'test/advisory-locks.spec.ts';

const sources = ['src', 'migrations', 'scripts', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|mjs|sql)$/.test(path) && path !== REGISTRY && path !== OWN)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
);
const numbers: number[] = Object.values(ADVISORY_LOCKS);

describe('advisory locks', () => {
  it('have a number each', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are taken by name, and in SQL files by the registry’s numbers', () => {
    const strangers = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/pg_\w*advisory\w*\s*\(\s*([\d_]*)/g)]
        .filter(([, number]) => !path.endsWith('.sql') || !numbers.includes(Number(number || NaN)))
        .map(([call]) => `${path}: ${call}`),
    );
    expect(strangers).toEqual([]);
  });
});
