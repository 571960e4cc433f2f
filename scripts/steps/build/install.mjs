import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../processes/command.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.katalog-install');
const INSTALLED = join(MODULES, '.package-lock.json');
/** A package that only tests and checks need, from the workspace `test/tools`. */
const TEST_TOOL = join(MODULES, 'jest');

/**
 * Installs packages if they are missing, or if the lockfile, the platform or Node's major version changed.
 * @param forTests adds the packages of tests and checks
 */
export async function install({ forTests = false } = {}) {
  const isCurrent = upToDate();
  if (isCurrent && (!forTests || existsSync(TEST_TOOL))) return;
  await step('Install packages', () => command('npm', how({ isCurrent, forTests }), OPTIONS));
  writeFileSync(STAMP, fingerprint());
}

const OPTIONS = { cwd: ROOT, shell: process.platform === 'win32' };

function how({ isCurrent, forTests }) {
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // keeps the installed packages, and never changes the lockfile
  if (isCurrent) return ['install', '--no-save', ...flags];
  return ['ci', ...(forTests ? [] : ['--workspaces=false']), ...flags];
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
