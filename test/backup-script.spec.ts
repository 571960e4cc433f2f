import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DAY_MS = 24 * 3600_000;

/** Runs what is to run in the container, with a backup of one file; it breaks off where there is a file `broken`. */
const DOCKER = `#!/bin/sh
for last; do :; done
cd "$STATE" && mkdir -p scratch
node() { mkdir "$2" && echo secrets of people > "$2/table" && [ ! -e "$STATE/broken" ]; }
set -e
eval "$(echo "$last" | sed "s#/scratch#$STATE/scratch#g")"`;

const hasGpg = spawnSync('gpg', ['--version']).status === 0 || process.env.REQUIRE_SERVERS === '1';

(hasGpg ? describe : describe.skip)('deploy/backup.sh', () => {
  let folder: string;
  let gpgHome: string;
  const archives = () => readdirSync(join(folder, 'archives')).sort();

  beforeAll(() => {
    // sockets of gpg need a short path
    gpgHome = mkdtempSync('/tmp/gpg-');
    execFileSync(
      'gpg',
      [
        '--homedir',
        gpgHome,
        '--batch',
        '--passphrase',
        '',
        '--quick-gen-key',
        'backup@example.com',
        'default',
        'default',
      ],
      { stdio: 'pipe' },
    );
  });
  afterAll(() => {
    spawnSync('gpgconf', ['--homedir', gpgHome, '--kill', 'all']);
    rmSync(gpgHome, { recursive: true, force: true });
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    for (const name of ['bin', 'archives', 'deploy']) mkdirSync(join(folder, name));
    cpSync(join(ROOT, 'deploy/backup.sh'), join(folder, 'deploy/backup.sh'));
    writeFileSync(join(folder, 'bin/docker'), DOCKER);
    chmodSync(join(folder, 'bin/docker'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (env: Record<string, string> = { RECIPIENT: 'backup@example.com' }) =>
    spawnSync('bash', [join(folder, 'deploy/backup.sh'), join(folder, 'archives')], {
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, STATE: folder, GNUPGHOME: gpgHome, ...env },
    });

  it('leaves only an archive that the private key opens, and deletes old ones', () => {
    const old = join(folder, 'archives/katalog-2026-01-01T02-00-00.tar.gpg');
    writeFileSync(old, 'old');
    utimesSync(old, new Date(), new Date(Date.now() - 40 * DAY_MS));
    const { status, stdout } = run();
    expect([status, archives()]).toEqual([0, [expect.stringMatching(/^katalog-.*\.tar\.gpg$/)]]);
    const archive = join(folder, 'archives', archives()[0]!);
    expect(stdout.trim()).toBe(archive);
    expect(readFileSync(archive, 'latin1')).not.toContain('secrets of people');
    expect(statSync(archive).mode & 0o077).toBe(0);
    const tar = execFileSync('gpg', ['--homedir', gpgHome, '--batch', '--quiet', '--decrypt', archive], {
      stdio: 'pipe',
    });
    expect(execFileSync('tar', ['-xOf', '-', 'backup/table'], { input: tar, encoding: 'utf8' })).toBe(
      'secrets of people\n',
    );
    expect(readdirSync(join(folder, 'scratch'))).toEqual([]);
  });

  it('leaves nothing of a backup that breaks off, and keeps the old ones', () => {
    const old = join(folder, 'archives/katalog-2026-01-01T02-00-00.tar.gpg');
    writeFileSync(old, 'old');
    utimesSync(old, new Date(), new Date(Date.now() - 40 * DAY_MS));
    writeFileSync(join(folder, 'broken'), '');
    expect(run().status).not.toBe(0);
    expect(archives()).toEqual(['katalog-2026-01-01T02-00-00.tar.gpg']);
    expect(readdirSync(join(folder, 'scratch'))).toEqual([]);
  });

  it('makes none that is not encrypted', () => {
    expect(run({}).status).not.toBe(0);
    expect(run({ RECIPIENT: 'unknown@example.com' }).status).not.toBe(0);
    expect(archives()).toEqual([]);
  });
});
