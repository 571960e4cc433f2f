import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../scripts/steps/processes/is-alive.mjs';

const NAME = 'katalog-test-';
const MEMORY = '/dev/shm';
/** Twice the maximum of a whole run, in bytes. */
const NEEDED = 4 * 1024 ** 3;

/**
 * A folder for all files of a test run, in memory if there is enough of it: databases are created and dropped
 * for each test file, and a disk's file system takes longer for that than PostgreSQL. Removes folders of
 * earlier runs that were killed.
 */
export function makeTemporaryFolder() {
  const parent = hasRoom() ? MEMORY : tmpdir();
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `${NAME}${process.pid}-`));
  // servers that refuse root run as another user
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    // its size is a limit: the memory itself may be in use
    return Math.min(bavail * bsize, availableMemory()) >= NEEDED && !isBarredFromRunning();
  } catch {
    return false;
  }
}

function availableMemory() {
  const [, kilobytes] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'));
  return kilobytes * 1024;
}

/** Java and others load code from there. */
function isBarredFromRunning() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  return mounts.some(
    (line) => line.split(' ')[1] === MEMORY && line.split(' ')[3].split(',').includes('noexec'),
  );
}

function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(NAME) && Number.parseInt(name.slice(NAME.length), 10);
    if (pid && !isAlive(pid)) remove(join(parent, name));
  }
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    // of another user
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
  }
}
