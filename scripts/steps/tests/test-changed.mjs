import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build } from '../build/build.mjs';
import { passes } from './check.mjs';
import { install } from '../build/install.mjs';
import { runJest } from './jest.mjs';
import { ROOT } from '../root.mjs';

const UNIT = String.raw`\.spec\.ts$`;
const FEATURES = 'test/features';
/** The places of a room's files; its folder is the group. */
const PLACES = [
  /^src\/(.+)\//,
  /^client\/(?:pages|components)\/(.+)\//,
  /^locales\/\w+\/([\w-]+)\.json$/,
  /^test\/features\/(.+)\//,
];

/**
 * Before a push: formats, lint and types of changed files, all unit tests, and the specs of the changed rooms
 * (test/features/<room>, including nested ones). `npm test` tests what depends on them.
 * @param files from the root; deleted ones are left out
 */
export async function testChanged(files) {
  await install({ forTests: true });
  await build();
  const changed = files.filter((file) => existsSync(join(ROOT, file)));
  const [failedChecks, jest] = await Promise.all([checkFiles(changed), runJest([UNIT, ...specsOf(files)])]);
  const failed = jest.failed + failedChecks;
  console.log(`${jest.passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

function specsOf(files) {
  const folders = readdirSync(join(ROOT, FEATURES), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(join(ROOT, FEATURES), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort((one, other) => other.length - one.length);
  const rooms = files.flatMap((file) => PLACES.map((place) => place.exec(file)?.[1]).filter(Boolean));
  return [...new Set(rooms.map((room) => specsFor(room, folders)).filter(Boolean))].map(
    (folder) => `${FEATURES}/${folder}/`,
  );
}

/** The deepest folder that contains a room; pages and texts of `import/pulls` are called `feed-pulls`. */
const specsFor = (room, folders) =>
  folders.find((folder) => `${room}/`.startsWith(`${folder}/`)) ??
  folders.find((folder) => room === basename(folder) || room.endsWith(`-${basename(folder)}`));

/** @returns the number of failed checks */
async function checkFiles(files) {
  const code = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  const text = files.filter((file) => /\.(?:ts|tsx|mjs|json|css|yml)$/.test(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  const checks = [
    text.length && ['format', 'npx', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...text]],
    code.length && ['lint', 'npx', ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...code]],
    styles.length && ['styles', 'npx', ['stylelint', '--allow-empty-input', ...styles]],
    code.length && ['types', 'npm', ['run', '-s', 'types']],
  ];
  let failed = 0;
  for (const [name, program, args] of checks.filter(Boolean))
    failed += (await passes(name, program, args)) ? 0 : 1;
  return failed;
}
