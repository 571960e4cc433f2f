import { spawn } from 'node:child_process';
import { seconds } from '../progress.mjs';
import { ROOT } from '../root.mjs';

/** Names of scripts in package.json. */
const CHECKS = ['format', 'types', 'unused', 'lint', 'lint:styles'];

/**
 * Runs format, types, unused code, lint and styles one after another.
 * @param further more of them
 * @returns the number of failures
 */
export async function check(further = []) {
  let failed = 0;
  for (const name of [...CHECKS, ...further])
    failed += (await passes(name, 'npm', ['run', '-s', name])) ? 0 : 1;
  return failed;
}

/**
 * Runs a check. Its output is printed in one piece, so that two never mix.
 * @returns whether it passed
 */
export function passes(name, program, args) {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(`${output}${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)})\n`);
      resolve(code === 0);
    });
  });
}
