import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../steps/processes/is-alive.mjs';

const STOP_MS = 20_000;

/**
 * After a crash of the parent: stops a PostgreSQL that still runs on this directory, or removes its pid file.
 */
export async function stopLeftover(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isAlive(pid) || !isPostgres(pid)) {
    // another process may have the pid by now, which PostgreSQL would take for itself
    rmSync(file, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const end = Date.now() + STOP_MS;
  while (isAlive(pid) && Date.now() < end) await sleep(50);
}

function isPostgres(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    // no /proc on this system: trust the file
    return process.platform !== 'linux';
  }
}
