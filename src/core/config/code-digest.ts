import { createHash, hash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const SOURCE = resolve(import.meta.dirname, '../..');
const CODE = /(?<!\.d)\.[jt]s$/;

let digest: Promise<string> | undefined;

/**
 * Another one for each version of the server's code, of the libraries beside it and of Node; in hex. Whoever needs it
 * asks for it at the start of the process: what is built later is not what runs.
 */
export const codeDigest = (): Promise<string> =>
  // one that nobody has had before is no version
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

/** The list of the installed ones, above the sources or above what was built of them. */
async function libraries(folder: string): Promise<string> {
  for (const place of ['..', '../..'])
    try {
      return await readFile(join(folder, place, 'node_modules/.package-lock.json'), 'utf8');
    } catch {
      // a level higher, then
    }
  return '';
}
