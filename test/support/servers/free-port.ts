import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below ephemeral ports, and above 10080, which browsers block. */
const LOWEST = 10_100;
/** Concurrent test files use different ports, and recently released ones are not reused. */
const [WORKERS, EACH] = [8, 2_700];

/** Whether the port is free. */
const given = new Set<number>();

/**
 * A port for a server whose address must be known before it listens; random, so that concurrent runs use
 * different ones.
 */
export async function freePort(): Promise<number> {
  const first = LOWEST + (Number(process.env.JEST_WORKER_ID ?? 0) % WORKERS) * EACH;
  const port = randomInt(first, first + EACH);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
