import { createServer } from 'node:net';

/** Below those that systems hand out by themselves: one of them could be taken again before a server listens on it. */
const FIRST = 10_000;
const PROCESSES = 100;
const OF_A_PROCESS = 50;

let taken = 0;

/** A port for a server whose address must be known before it listens. Test files that run side by side have others. */
export async function freePort(): Promise<number> {
  const port = FIRST + (process.pid % PROCESSES) * OF_A_PROCESS + (taken++ % OF_A_PROCESS);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
