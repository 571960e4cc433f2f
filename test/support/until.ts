import { inspect } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 20;
/** What a busy machine takes at most for what a test waits for. */
const TIMEOUT_MS = 30_000;

/**
 * Asks again until it holds.
 * @returns what held
 * @throws after `patienceMs`, with what it has seen last
 */
export async function until<Seen>(
  look: () => Seen | Promise<Seen>,
  { holds = Boolean, patienceMs = TIMEOUT_MS }: { holds?: (seen: Seen) => boolean; patienceMs?: number } = {},
): Promise<Seen> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (performance.now() > end)
      throw new Error(`Not after ${patienceMs / 1000} s: ${String(look)}\nSeen last: ${inspect(seen)}`);
    await pause(POLL_MS);
  }
}
