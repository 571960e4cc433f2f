import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../../steps/build/install.mjs';
import { runJest } from '../../steps/tests/jest.mjs';

/** Tests that count the actions of tasks which need a new store or their own categories. */
const TESTS = [
  'test/features/companies/first-day-browser',
  'test/features/import/mapping/shop-exports-browser',
  'test/features/import/mapping/category-branches',
];

/** Prints how many actions the first week of a store takes; its tests perform the tasks. */
export async function printFirstWeek() {
  const directory = mkdtempSync(join(tmpdir(), 'katalog-actions-'));
  const report = join(directory, 'report');
  try {
    await install({ forTests: true });
    process.env.ACTIONS_REPORT = report;
    const { failed } = await runJest(TESTS);
    const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
    const tasks = lines.map((line) => JSON.parse(line));
    console.table(Object.fromEntries(tasks.map(({ task, ...counts }) => [task, counts])));
    if (failed) process.exitCode = 1;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
