import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Linux's command to reset the peak memory. */
const RESET_PEAK = '5';

/** The peak memory of a process since its start, or since `resetPeak`. */
export const peakMegabytes = (pid) => memoryOf(pid, 'VmHWM');

/** The memory that a process has now. */
export const residentMegabytes = (pid) => memoryOf(pid, 'VmRSS');

function memoryOf(pid, what) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)[1]) / 1024);
}

export function resetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
}

/** Processor seconds of a process and its descendants, regardless of other load. */
export function processorSeconds(pid) {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownSeconds(each), 0);
}

/** Process ids; of PostgreSQL's postmaster its backends. */
export const childrenOf = (pid) =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);

/** The parent process; for a backend, the postmaster. */
export const parentOf = (pid) => Number(fieldsOf(pid)?.[1]);

/** Includes ended children. */
function ownSeconds(pid) {
  const fields = fieldsOf(pid);
  return fields ? fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND : 0;
}

/** The fields from the state on; null if the process ended. */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return null;
  }
}
