import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Of a process: its parent, and the ticks of it and of its children that have ended. */
function statOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [own, system, children, childrenSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), ticks: own + system + children + childrenSystem };
}

/** Processor time of a process and of all that it has started, in milliseconds. Linux only. */
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

/** The process that has started this one: of a backend the server. */
export const parentOf = (pid) => statOf(pid).parent;
