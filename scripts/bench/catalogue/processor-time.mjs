import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The parent of a process, and the ticks of the process and its ended children. */
function statOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [own, system, children, childrenSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), ticks: own + system + children + childrenSystem };
}

/** Processor time of a process and its descendants, in milliseconds. Linux only. */
export function processorTime(pid) {
  let ticks = statOf(pid).ticks;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const { parent, ticks: own } = statOf(name);
      if (parent === pid) ticks += own;
    } catch {
      // it has ended meanwhile
    }
  }
  return (ticks * 1_000) / TICKS_PER_SECOND;
}

/** The parent process: of a backend the postmaster. */
export const parentOf = (pid) => statOf(pid).parent;
