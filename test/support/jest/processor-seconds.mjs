import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** Processor time of this process and, on Linux, of its children that have ended. */
export function processorSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // the program's name may contain spaces; user and system time of the process and of its children follow
    const times = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 16);
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}
