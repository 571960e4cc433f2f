import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../processes/command.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.katalog-install');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');

/**
 * `npm ci` when node_modules is missing or the lockfile, the platform or Node's major version has changed.
 */
export async function install() {
  if (upToDate()) return;
  await step('Install packages', () =>
    command('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      shell: process.platform === 'win32',
    }),
  );
  writeFileSync(STAMP, fingerprint());
}

function upToDate() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === fingerprint();
  // a manual installation after the lockfile's last change
  if (statSync(INSTALLED).mtimeMs < statSync(LOCK).mtimeMs) return false;
  writeFileSync(STAMP, fingerprint());
  return true;
}

function fingerprint() {
  const major = process.versions.node.split('.')[0];
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return `${process.platform}-${process.arch} node-${major} ${hash}\n`;
}
