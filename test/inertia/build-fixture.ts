import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const VITE = join(process.cwd(), 'node_modules/vite/bin/vite.js');

/** Runs `vite build` like people do, not like tests; rejects with its output. */
export async function viteBuild(...args: string[]): Promise<void> {
  const options = ['build', '--logLevel', 'error', '--emptyOutDir', ...args];
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [VITE, ...options], { env });
}

/** Builds the fixture's both halves into a folder of its own. */
export async function buildFixture(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'inertia-client-'));
  const config = join(import.meta.dirname, 'fixture/vite.config.mjs');
  await viteBuild('-c', config, '--outDir', join(directory, 'client'));
  await viteBuild('-c', config, '--ssr', '--outDir', join(directory, 'ssr'));
  return directory;
}
