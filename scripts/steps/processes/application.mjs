import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './children.mjs';
import { Failure } from '../failure.mjs';
import { ROOT } from '../root.mjs';

const READY_MS = 120_000;

const ENTRIES = { web: 'main.js', worker: 'worker.js' };

/**
 * Starts the web process or the worker.
 * @param options.logs a directory for its output; missing: the terminal
 * @param options.onUnaskedEnd called with the process and its exit code if it ends without being stopped
 */
export function startProcess(name, { env, logs, onUnaskedEnd }) {
  const log = logs && join(logs, `${name}.log`);
  const child = startChild(name, [join(ROOT, 'dist', 'src', ENTRIES[name])], {
    env: environmentOf(name, env),
    log,
  });
  let asked = false;
  void child.exited.then((code) => asked || onUnaskedEnd(child, code));
  return {
    stop() {
      asked = true;
      return child.stop();
    },
    kill() {
      asked = true;
      child.kill();
    },
  };
}

/** Both run on one machine: the worker's metrics port is the one after the web's. */
function environmentOf(name, env) {
  const port = Number(env.METRICS_PORT);
  return name === 'worker' && port ? { ...env, METRICS_PORT: String(port + 1) } : env;
}

/** Waits until the URL answers 200. */
export async function untilHealthy(url, shutdown) {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && !shutdown.stopping) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(50);
  }
  if (!shutdown.stopping)
    throw new Failure(`${url} did not answer within ${READY_MS / 1000} s; see the logs.`);
  // during shutdown, callers have nothing left to do
  await new Promise(() => {});
}
