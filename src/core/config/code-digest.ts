import { createHash, hash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const SOURCE = resolve(import.meta.dirname, '../..');
const CODE = /(?<!\.d)\.[jt]s$/;

let digest: Promise<string> | undefined;

/**
 * Differs for each version of the server's code, its libraries and Node; in hex. Call it at the start of the
 * process: files that are built later are not the code that runs.
 */
export const codeDigest = (): Promise<string> =>
  // without a file there is no version to identify
  (digest ??= digestOf(SOURCE).catch(() => randomBytes(32).toString('hex')));

async function digestOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => CODE.test(name)).sort();
  const whole = createHash('sha256')
    .update(process.version)
    .update(await libraries(folder));
  for (const name of names)
    whole.update(`${name} ${hash('sha256', await readFile(join(folder, name)), 'hex')}\n`);
  return whole.digest('hex');
}

/** The list of installed packages, above the sources or above the build. */
async function libraries(folder: string): Promise<string> {
  for (const place of ['..', '../..'])
    try {
      return await readFile(join(folder, place, 'node_modules/.package-lock.json'), 'utf8');
    } catch {
      // one level higher in a build
    }
  return '';
}
