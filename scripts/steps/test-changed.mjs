import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { passes } from './check.mjs';
import { install } from './install.mjs';
import { runJest } from './jest.mjs';
import { ROOT } from './root.mjs';

const UNIT = String.raw`\.spec\.ts$`;
/** Where the files of a module are; the module's name is the group. */
const PLACES = [
  /^src\/([\w-]+)\//,
  /^client\/(?:pages|components)\/([\w-]+)\//,
  /^locales\/\w+\/([\w-]+)\.json$/,
  /^test\/features\/([\w-]+)\//,
];

/**
 * Before a push: formats, lint and types of what changed, all unit tests, and the specs of the changed modules
 * (test/features/<module>). What depends on them is tested by `npm test`.
 * @param files from the root; deleted ones are left out
 */
export async function testChanged(files) {
  await install();
  await build();
  const changed = files.filter((file) => existsSync(join(ROOT, file)));
  const [failedChecks, jest] = await Promise.all([checkFiles(changed), runJest([UNIT, ...specsOf(files)])]);
  const failed = jest.failed + failedChecks;
  console.log(`${jest.passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

function specsOf(files) {
  const modules = files.flatMap((file) => PLACES.map((place) => place.exec(file)?.[1]).filter(Boolean));
  return [...new Set(modules)]
    .map((name) => `test/features/${name}/`)
    .filter((folder) => existsSync(join(ROOT, folder)));
}

/** @returns how many checks failed */
async function checkFiles(files) {
  const code = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  const text = files.filter((file) => /\.(?:ts|tsx|mjs|json|css|yml)$/.test(file));
  const checks = [
    text.length && [
      'format',
      'npx',
      ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...text],
    ],
    code.length && ['lint', 'npx', ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...code]],
    code.length && ['types', 'npm', ['run', '-s', 'types']],
  ];
  let failed = 0;
  for (const [name, program, args] of checks.filter(Boolean))
    failed += (await passes(name, program, args)) ? 0 : 1;
  return failed;
}
