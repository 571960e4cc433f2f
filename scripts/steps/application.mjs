import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './children.mjs';
import { Failure } from './failure.mjs';
import { ROOT } from './root.mjs';

const READY_MS = 120_000;

/**
 * Starts the web process and the worker.
 * @param options.logs a directory for their output; absent: the terminal
 * @param options.onUnaskedEnd called with the process that ended although nobody stopped it, and its exit code
 */
export function startApplication({ env, logs, onUnaskedEnd }) {
  let asked = false;
  const [web, worker] = [
    ['web', 'main.js'],
    ['worker', 'worker.js'],
  ].map(([name, file]) =>
    startChild(name, [join(ROOT, 'dist', 'src', file)], { env, log: logs && join(logs, `${name}.log`) }),
  );
  for (const child of [web, worker])
    void child.gone.then((code) => {
      if (!asked) onUnaskedEnd(child, code);
    });
  return {
    /** Web goes down first, so that nobody queues what no worker will take. */
    async stop() {
      asked = true;
      await web.stop();
      await worker.stop();
    },
    kill() {
      asked = true;
      web.kill();
      worker.kill();
    },
  };
}

/** Waits until the address answers 200. */
export async function untilHealthy(url, shutdown) {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && !shutdown.stopping) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(50);
  }
  if (!shutdown.stopping)
    throw new Failure(`${url} did not answer within ${READY_MS / 1000} s; see the logs.`);
  // stopping: whoever waits here has nothing left to do
  await new Promise(() => {});
}
