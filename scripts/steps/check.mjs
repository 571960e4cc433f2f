import { spawn } from 'node:child_process';
import { seconds } from './progress.mjs';
import { ROOT } from './root.mjs';

/** Side by side, each as long as the other: `npm run …` of these, one after another. */
const LANES = [['lint'], ['format', 'types']];

/** Format, lint and both type programs. @returns how many of them failed */
export async function check() {
  const lanes = LANES.map(async (names) => {
    let failed = 0;
    for (const name of names) failed += (await passes(name)) ? 0 : 1;
    return failed;
  });
  return (await Promise.all(lanes)).reduce((sum, failed) => sum + failed);
}

/** What a check says comes in one piece, so that no two mix. */
function passes(name) {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '-s', name], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
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
