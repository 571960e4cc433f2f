import { createHash, hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const SOURCE = resolve(import.meta.dirname, '../..');
const CODE = /(?<!\.d)\.[jt]s$/;

let digest: Promise<string> | undefined;

/** Another one for each version of the server's code and of the libraries beside it; 32 bytes in hex. */
export const codeDigest = (): Promise<string> => (digest ??= digestOf(SOURCE));

async function digestOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => CODE.test(name)).sort();
  const whole = createHash('sha256').update(await libraries(folder));
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
