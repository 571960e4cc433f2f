import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { ROOT } from './root.mjs';
import { findSystemServers } from './system-servers.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);

/**
 * `npm test`: format, lint, both type programs, then all tests against throw-away services. With arguments only the
 * tests they name. Ends with the line `N passed, N failed`, in which a failed check counts like a failed test.
 */
export async function test(args) {
  await install();
  await build();
  const chromium = findChromium();
  if (!chromium && process.env.REQUIRE_BROWSER !== '1')
    console.log(
      '\nNo Chromium found: the browser tests are skipped (set CHROMIUM_PATH, or install chromium).\n',
    );
  if (!findSystemServers() && process.env.REQUIRE_SERVERS !== '1')
    console.log('\nNo PostgreSQL and Redis of Debian found: tests with several servers are skipped.\n');

  const failedChecks = args.length ? 0 : await check();
  const jest = await runJest(args, chromium);

  const failed = jest.failed + failedChecks;
  console.log(`${jest.passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

/** Jest's own summary goes to the terminal; the numbers come from its report. */
async function runJest(args, chromium) {
  const directory = mkdtempSync(join(tmpdir(), 'katalog-report-'));
  const report = join(directory, 'report.json');
  try {
    const code = await run(
      process.execPath,
      [bin('jest/bin/jest.js'), ...args, '--json', `--outputFile=${report}`],
      { CHROMIUM_PATH: chromium ?? '' },
      // --json also prints the report itself
      ['inherit', 'ignore', 'inherit'],
    );
    return counts(JSON.parse(readFileSync(report, 'utf8')), code);
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** A test file that could not even be loaded has no tests in it, but failed; so did a run that ended badly otherwise. */
function counts(report, code) {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
}

function run(program, args, env = {}, stdio = 'inherit') {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
