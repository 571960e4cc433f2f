import { inspect } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 20;
/** Longer than the minute after which a worker looks for work that its queue has lost, shorter than a test may take. */
const TIMEOUT_MS = 75_000;

/**
 * Repeats a check until it holds.
 * @returns the result
 * @throws after `patienceMs`, with the last result
 */
export async function until<Seen>(
  look: () => Seen | Promise<Seen>,
  { holds = Boolean, patienceMs = TIMEOUT_MS }: { holds?: (seen: Seen) => boolean; patienceMs?: number } = {},
): Promise<Seen> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const since = performance.now();
    const seen = await look();
    if (holds(seen)) return seen;
    if (performance.now() > end)
      throw new Error(`Not after ${patienceMs / 1000} s: ${String(look)}\nSeen last: ${inspect(seen)}`);
    // checking takes a fifth of the time at most, because the awaited work needs the processor
    await pause(Math.max(PAUSE_MS, 4 * (performance.now() - since)));
  }
}
