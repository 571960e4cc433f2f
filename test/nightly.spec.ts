import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AMOUNTS } from './support/nightly.js';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ path: `test/${file}`, text: read(`test/${file}`) }));
const SUPPORT = FILES.filter(({ path }) => path.startsWith('test/support/'));
const SPECS = FILES.filter(({ path }) => path.endsWith('.e2e-spec.ts'));

const importing = (files: typeof FILES, name: string) =>
  files.filter(({ text }) => new RegExp(`/${name}\\.js'`).test(text));
const nameOf = (path: string) => /([\w-]+)(?:\.e2e-spec)?\.ts$/.exec(path)![1]!;

describe('what is repeated at night', () => {
  it('is repeated by .ci/nightly', () => {
    const names = ['nightly', ...importing(SUPPORT, 'nightly').map(({ path }) => nameOf(path))];
    const repeated = new Set(names.flatMap((name) => importing(SPECS, name).map(({ path }) => nameOf(path))));
    expect(repeated.size).toBeGreaterThan(5);
    const nightly = read('.ci/nightly');
    const run = `${nightly} ${read('scripts/test-kills.mjs')}`;
    expect(nightly).toContain('npm run test:kills');
    expect([...repeated].filter((name) => !new RegExp(`[/']${name}[\\s']`).test(run))).toEqual([]);
  });

  it('is done at least once in each run, but for cuts of the network', () => {
    const { nodeCuts, ...always } = AMOUNTS;
    expect(nodeCuts).toBe(0);
    const { clockJumps, ...numbers } = always;
    expect([clockJumps.some((hours) => hours > 0), clockJumps.some((hours) => hours < 0)]).toEqual([
      true,
      true,
    ]);
    expect(Object.entries(numbers).filter(([, amount]) => !(amount >= 1))).toEqual([]);
  });

  it('is used', () => {
    const unused = Object.keys(AMOUNTS).filter(
      (name) => !FILES.some(({ text }) => text.includes(`AMOUNTS.${name}`)),
    );
    expect(unused).toEqual([]);
  });
});
