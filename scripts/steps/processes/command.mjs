import { spawn } from 'node:child_process';
import { Failure } from '../failure.mjs';

/** Runs a command to its end; its output is shown only when it fails. Resolves with its standard output. */
export function command(program, args, { env = process.env, onLine = () => {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('close', () => process.off('exit', end));
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      text.split('\n').filter(Boolean).forEach(onLine);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(output);
      const name = [program.split('/').at(-1), ...args].join(' ');
      reject(new Failure(`${output}${errors}\n"${name}" failed (${signal ?? `exit code ${code}`}).`));
    });
  });
}
