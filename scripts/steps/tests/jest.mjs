import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../root.mjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const SLOWEST = 10;

/**
 * Jest's own summary goes to the terminal; the numbers come from its report.
 * @param args patterns of paths, and Jest's options
 */
export async function runJest(args) {
  const directory = mkdtempSync(join(tmpdir(), 'katalog-report-'));
  const report = join(directory, 'report.json');
  try {
    const code = await run(process.execPath, [JEST, ...args, '--json', `--outputFile=${report}`]);
    return results(JSON.parse(readFileSync(report, 'utf8')), code);
  } catch {
    return { passed: 0, failed: 1, files: [] };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * A test file that could not be loaded has no tests, but counts as failed, as does a run that ended with an
 * error.
 */
function results({ numFailedTests, numRuntimeErrorTestSuites, numPassedTests, testResults }, code) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: failed || (code === 0 ? 0 : 1), files };
}

export function printSlowest(files) {
  if (files.length <= SLOWEST) return;
  console.log(`\nThe slowest of ${files.length} files:`);
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log();
}

function run(program, args) {
  return new Promise((resolve, reject) => {
    // --json also prints the report itself
    const child = spawn(program, args, { cwd: ROOT, stdio: ['inherit', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
