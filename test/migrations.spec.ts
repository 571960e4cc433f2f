import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../migrations/index.js';
import { MIGRATIONS_FOLDER } from '../migrations/folder.js';
import { readDefinitions } from '../src/core/database/definitions.js';

/** The files of migrations: those named by a time, and those in a folder named so. */
const OWN = /^migrations\/(\d{14})-/;
const BASELINE = 'migrations/20261126065000-create-schema';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: MIGRATIONS_FOLDER, encoding: 'utf8', stdio: 'pipe' }).trim();
const lines = (text: string) => text.split('\n').filter(Boolean);

/** An archive has no history, and a shallow clone only a part. */
function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

interface Landed {
  commit: string;
  /** UTC, `YYYYMMDDHHMMSS`. */
  at: string;
}

/** The files that were added since the baseline, each with its first commit. */
function landed(): Map<string, Landed> {
  const files = new Map<string, Landed>();
  const log = git(
    'log',
    '--reverse',
    '--diff-filter=A',
    '--no-renames',
    '--name-only',
    '--format=>%H %ct',
    '--',
    '.',
  );
  let commit: Landed | undefined;
  for (const line of lines(log))
    if (line.startsWith('>')) {
      const [hash, seconds] = line.slice(1).split(' ');
      commit = { commit: hash!, at: digits(new Date(Number(seconds) * 1000)) };
    } else if (OWN.test(line) && !files.has(line)) files.set(line, commit!);
  const first = [...files.keys()].findIndex((path) => path.startsWith(BASELINE));
  return new Map(first < 0 ? [] : [...files].slice(first));
}

const digits = (time: Date) => time.toISOString().replace(/\D/g, '').slice(0, 14);
/** The time when the file landed; now, if it did not. */
const atOf = (files: Map<string, Landed>, path: string) => files.get(path)?.at ?? digits(new Date());
const timeOf = (path: string) => OWN.exec(path)![1]!;

const present = readdirSync(MIGRATIONS_FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join('migrations', entry.parentPath.slice(MIGRATIONS_FOLDER.length), entry.name))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => OWN.test(path))
  .sort();

describe('migrations', () => {
  it('are listed in the order of their times', () => {
    const names = present.flatMap((path) => /^migrations\/(\d{14}-[a-z-]+)\.ts$/.exec(path)?.[1] ?? []);
    const classes = names.map((name) =>
      name.replace(/^(\d+)-(.*)/, (_, time: string, words: string) =>
        words.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase()).concat(time),
      ),
    );
    expect(MIGRATIONS.map(({ name }) => name)).toEqual(classes);
    expect(`migrations/${names[0]}`).toBe(BASELINE);
  });

  const inHistory = hasHistory() ? it : it.skip;

  inHistory('are not dated after their commit, nor after now (skipped without the whole history)', () => {
    const files = landed();
    expect(present.filter((path) => timeOf(path) > atOf(files, path))).toEqual([]);
  });

  inHistory('come after all that have landed before them (skipped without the whole history)', () => {
    const files = landed();
    const late = present.filter((path) =>
      present.some((other) => timeOf(other) > timeOf(path) && atOf(files, other) < atOf(files, path)),
    );
    expect(late).toEqual([]);
  });

  inHistory('stay as they have landed (skipped without the whole history)', () => {
    const changed = [...landed()].filter(([path, { commit }]) =>
      git('diff', '--name-only', commit, '--', `:/${path}`),
    );
    expect(changed.map(([path]) => path)).toEqual([]);
  });
});

describe('functions, views and triggers', () => {
  it('have a file each, named as they are', () => {
    for (const { kind, name, sql } of readDefinitions(MIGRATIONS_FOLDER)) {
      const made = [...sql.matchAll(/^create or replace (function|view|trigger) (\w+)/gm)].map(
        ([, what, made]) => `${what}s/${made}`,
      );
      expect([...new Set(made)]).toEqual([`${kind}/${name}`]);
    }
  });

  it('are created nowhere else', () => {
    const makers = present.filter((path) =>
      /create (or replace )?(function|view|trigger)/i.test(
        readFileSync(join(MIGRATIONS_FOLDER, '..', path), 'utf8'),
      ),
    );
    expect(makers).toEqual([]);
  });
});
