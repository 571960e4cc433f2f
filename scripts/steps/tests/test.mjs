import { build } from '../build/build.mjs';
import { check } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { install } from '../build/install.mjs';
import { findJava } from './java.mjs';
import { printSlowest, runJest } from './jest.mjs';
import { seconds } from '../progress.mjs';
import { findSystemServers } from './system-servers.mjs';

/**
 * `npm test`: format, types, unused code and lint beside all tests against throw-away services.
 * With arguments only the named tests; of several shards the first one runs the checks. Ends with the line `N
 * passed, N failed`, in which a failed check counts like a failed test.
 */
export async function test(args) {
  const since = performance.now();
  await install({ forTests: true });
  await build();
  warnOfSkips();

  const [failedChecks, jest] = await Promise.all([isWhole(args) ? check() : 0, runJest(args)]);

  const failed = jest.failed + failedChecks;
  printSlowest(jest.files);
  console.log(`All of it took ${seconds(since)}.`);
  console.log(`${jest.passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

/** Whether this run includes the checks. */
function isWhole(args) {
  const text = args.join(' ');
  return text === '' || /^--shard[= ]1\/\d+$/.test(text);
}

function warnOfSkips() {
  if (!findChromium() && process.env.REQUIRE_BROWSER !== '1')
    console.log(
      '\nNo Chromium found: the browser tests are skipped (set CHROMIUM_PATH, or install chromium-headless-shell).\n',
    );
  if (process.env.REQUIRE_SERVERS === '1') return;
  if (!findSystemServers())
    console.log(
      '\nNo PostgreSQL, Redis and Varnish of Debian found: tests with several servers are skipped.\n',
    );
  const { missing } = findJava();
  if (missing) console.log(`\nNot found: ${missing}. Tests with OpenSearch are skipped.\n`);
}
