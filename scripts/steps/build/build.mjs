import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../processes/command.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';

const SOURCES = ['src', 'client', 'migrations', 'locales', 'scripts'];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'nest-cli.json',
  '.swcrc',
  'vite.config.ts',
  'tsconfig.json',
];
const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, '.build');

/** Builds server and client if a source changed since the last build. */
export async function build() {
  const fingerprint = sources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  await step('Build', async () => {
    rmSync(DIST, { recursive: true, force: true });
    await command('npm', ['run', '-s', 'build'], { cwd: ROOT, shell: process.platform === 'win32' });
  });
  writeFileSync(STAMP, fingerprint);
}

function sources() {
  const hash = createHash('sha256').update(process.versions.node);
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/spec\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  ).sort();
  for (const file of [...SETTINGS.map((name) => join(ROOT, name)), ...files])
    if (existsSync(file)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
