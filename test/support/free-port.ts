import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems hand out by themselves, and above 10080, to which no browser goes. */
const [LOWEST, HIGHEST] = [10_100, 32_000];

/** Nobody may listen there yet. */
const given = new Set<number>();

/** A port for a server whose address must be known before it listens; by chance, so that runs side by side have others. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
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
