import { createHmac, randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { isAlive } from './processes/is-alive.mjs';

/** Opens the data directory of the embedded services; only one start at a time may use it. */
export function openDataDirectory(path) {
  const directory = resolve(path);
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Failure(
      `The data directory ${directory} cannot be written (${error.code}); set DATA_DIR to another one.`,
    );
  }
  return { directory, ...secrets(directory), release: lock(directory) };
}

function secrets(directory) {
  const file = join(directory, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8').trim();
  return {
    secret,
    databasePassword: createHmac('sha256', secret).update('postgres').digest('hex').slice(0, 32),
  };
}

function lock(directory) {
  const file = join(directory, 'start.pid');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner && owner !== process.pid && isAlive(owner) && isStart(owner))
    throw new Failure(
      `Katalog already runs with ${directory} (process ${owner}); stop it or set another DATA_DIR.`,
    );
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** After a crash another program may have the pid. */
function isStart(pid) {
  try {
    return /scripts\/(start|dev)\.mjs/.test(
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    );
  } catch {
    return process.platform !== 'linux';
  }
}
