import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { command } from '../processes/command.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { watchFolders } from './watch-folders.mjs';

const SOURCES = ['src', 'migrations', 'scripts'];
const QUIET_MS = 80;

/** Compiles the server; Vite compiles the client on demand. */
export function compileAll() {
  return step('Compile the server', () => command('npm', ['run', '-s', 'build:server'], { cwd: ROOT }));
}

/** Compiles each changed source, then calls back once per burst of changes. Compile errors are shown. */
export function watchSources(onChange) {
  const changed = new Set();
  let timer;
  async function flush() {
    const files = [...changed];
    changed.clear();
    const results = await Promise.all(files.map(compile));
    if (results.every(Boolean)) onChange();
  }
  function note(file) {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), QUIET_MS);
  }
  watchFolders(
    [...SOURCES, 'locales'].map((folder) => join(ROOT, folder)),
    (path) => /(?<!spec)\.ts$|\.json$/.test(path) && note(relative(ROOT, path)),
  );
}

/** Whether the file was compiled; texts are read at run time. */
async function compile(file) {
  if (!file.endsWith('.ts')) return true;
  const target = join(ROOT, 'dist', file.replace(/\.ts$/, '.js'));
  if (!existsSync(join(ROOT, file))) {
    rmSync(target, { force: true });
    return true;
  }
  try {
    const { code, map } = await transformFile(join(ROOT, file), { cwd: ROOT, sourceMaps: true });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.map`, map);
    writeFileSync(target, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`);
    return true;
  } catch (error) {
    console.error(String(error.message ?? error).split('\n\nCaused by')[0]);
    return false;
  }
}
