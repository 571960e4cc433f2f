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
/** The output folders of each part below dist; the client's build imports nothing from the server's. */
const PARTS = { server: ['src', 'migrations', 'scripts'], client: ['client', 'ssr'] };

/** Builds server and client if a source changed since the last build. */
export async function build() {
  await buildPart('server');
  await buildPart('client');
}

/**
 * Builds one part if a source changed since its last build.
 * @param {'server' | 'client'} part
 */
export async function buildPart(part) {
  const dist = (name) => join(ROOT, 'dist', name);
  const stamp = dist(`.build-${part}`);
  const fingerprint = sources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  await step(`Build the ${part}`, async () => {
    for (const name of PARTS[part]) rmSync(dist(name), { recursive: true, force: true });
    await command('npm', ['run', '-s', `build:${part}`], { cwd: ROOT, shell: process.platform === 'win32' });
  });
  writeFileSync(stamp, fingerprint);
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
