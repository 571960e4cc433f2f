import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems hand out by themselves, and above 10080, to which no browser goes. */
const LOWEST = 10_100;
/** Test files that run at the same time have ports of their own: the one is not given what another has let go for a while. */
const [WORKERS, EACH] = [8, 2_700];

/** Nobody may listen there yet. */
const given = new Set<number>();

/** A port for a server whose address must be known before it listens; by chance, so that runs side by side have others. */
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
