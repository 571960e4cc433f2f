import { spawn } from 'node:child_process';
import { mkdirSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.mjs';

const FOLLOW = fileURLToPath(new URL('follow-parent.mjs', import.meta.url));
const STOP_MS = 30_000;
const TAIL_LINES = 25;

/**
 * Starts a Node program of ours in its own session, so that Ctrl-C in the terminal does not reach it
 * directly.
 * @param log a file for its output; absent: the terminal
 */
export function startChild(name, args, { env, log }) {
  const output = log ? openLog(log) : 'inherit';
  const child = spawn(process.execPath, ['--enable-source-maps', `--import=${FOLLOW}`, ...args], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  return {
    name,
    exited,
    pid: child.pid,
    /** The end of its log, to show why it ended. */
    tail: () => (log ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n') : ''),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(timer);
    },
    kill: () => child.kill('SIGKILL'),
  };
}

function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}
