import { existsSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { Failure } from '../steps/failure.mjs';
import { seconds } from '../steps/progress.mjs';
import { ROOT } from '../steps/root.mjs';
import { PARTS } from './parts.mjs';
import { runStryker } from './stryker.mjs';

/** Percent of the mutants that a test must notice, in each part. */
const LOWEST_SCORE = 85;

/**
 * `npm run mutate`: changes the code in many small ways, one after another, and counts which of them a test notices;
 * those that none notices are shown. Of all parts one by one, or only of one, a folder or a file.
 * @returns whether each has the score
 */
export async function mutate(target) {
  process.chdir(ROOT);
  const rows = {};
  for (const [name, part] of Object.entries(partsOf(target))) {
    const since = performance.now();
    rows[name] = { ...figuresOf(await runStryker(name, part)), time: seconds(since) };
  }
  console.table(rows);
  return Object.values(rows).every(({ 'score %': score }) => score >= LOWEST_SCORE);
}

function partsOf(target) {
  if (target === undefined) return PARTS;
  return Object.hasOwn(PARTS, target) ? { [target]: PARTS[target] } : { [target]: partAt(target) };
}

/** Judged by the specs in the folder; a file by its own, and only without one by all beside it. */
function partAt(path) {
  const place = relative(ROOT, path);
  if (!place.startsWith('src') || !existsSync(place)) throw new Failure(`There is no ${path} in src.`);
  if (statSync(place).isDirectory()) return { files: [`${place}/**/*.ts`], specs: [`${place}/**/*.spec.ts`] };
  const own = place.replace(/\.ts$/, '.spec.ts');
  return { files: [place], specs: [existsSync(own) ? own : `${dirname(place)}/*.spec.ts`] };
}

function figuresOf(mutants) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  // one that never ends is noticed as well
  const killed = count('Killed', 'Timeout');
  const [survived, uncovered] = [count('Survived'), count('NoCoverage')];
  const score = Math.floor((1000 * killed) / (killed + survived + uncovered)) / 10;
  return { 'score %': score, killed, survived, 'no coverage': uncovered };
}
