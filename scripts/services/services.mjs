import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../steps/failure.mjs';
import { stopLeftover } from './postgres-leftover.mjs';

const HOST = fileURLToPath(new URL('host.mjs', import.meta.url));
const STOP_MS = 30_000;

/**
 * Starts embedded PostgreSQL, Valkey, the Firebase Auth Emulator and a mail catcher; `null` omits one.
 * @param options.directory stores their data; `throwAway` trades durability for speed
 * @param options.onStarted called with a service's name and milliseconds
 * @returns settings for the application, and `stop`, `kill` and `onExit`
 */
export async function startServices({ onStarted = () => {}, ...options }) {
  const host = fork(HOST, [JSON.stringify(options)], {
    detached: true,
    execArgv: ['--disable-warning=ExperimentalWarning', '--disable-warning=DeprecationWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // a killed host leaves its PostgreSQL running
  const exited = once(host, 'exit').then(() => stopLeftover(join(options.directory, 'postgres', 'data')));
  const env = await new Promise((resolve, reject) => {
    host.on('message', (message) => {
      if (message.started) onStarted(message.started, message.ms);
      if (message.ready) resolve(message.ready);
      if (message.failure) reject(new Failure(message.failure));
    });
    host.once('exit', (code) =>
      reject(new Failure(`The embedded services ended while starting (code ${code}).`)),
    );
  });
  return {
    env,
    onExit: (listener) => void exited.then(listener),
    /** Stops them in order and waits for it. */
    async stop() {
      if (host.exitCode !== null || host.signalCode !== null) return;
      if (host.connected) host.send('stop');
      const timer = setTimeout(() => host.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(timer);
    },
    /** Stops them immediately. */
    kill: () => void (host.connected && host.send('quit')),
  };
}
