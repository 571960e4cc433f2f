import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  const processor = join(directory, 'processor');
  try {
    const env = { ...process.env, PROCESSOR_REPORT: processor };
    const code = await run(process.execPath, [JEST, ...args, '--json', `--outputFile=${report}`], env);
    return results(JSON.parse(readFileSync(report, 'utf8')), code, processorOf(processor));
  } catch {
    return { passed: 0, failed: 1, files: [] };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * A test file that could not be loaded has no tests, but counts as failed, like a run that ended with an
 * error.
 */
function results(
  { numFailedTests, numRuntimeErrorTestSuites, numPassedTests, testResults },
  code,
  processor,
) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
    processor: processor.get(name) ?? 0,
  }));
  return { passed: numPassedTests, failed: failed || (code === 0 ? 0 : 1), files };
}

/** Processor time of the worker and its children for each file, without the services that all files share. */
function processorOf(report) {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trimEnd().split('\n') : [];
  return new Map(lines.map((line) => JSON.parse(line)));
}

export function printSlowest(files) {
  if (files.length <= SLOWEST) return;
  const total = files.reduce((sum, { processor }) => sum + processor, 0);
  console.log(
    `\nThe slowest of ${files.length} files, and their processor time (${total.toFixed(0)} s in all):`,
  );
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const inSeconds = (seconds) => `${seconds.toFixed(1).padStart(7)} s`;
  for (const { name, seconds, processor } of slowest)
    console.log(`${inSeconds(seconds)}${inSeconds(processor)}  ${name}`);
  console.log();
}

function run(program, args, env) {
  return new Promise((resolve, reject) => {
    // --json also prints the report itself
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['inherit', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
