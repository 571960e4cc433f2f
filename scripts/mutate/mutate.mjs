import { existsSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { Failure } from '../steps/failure.mjs';
import { seconds } from '../steps/progress.mjs';
import { ROOT } from '../steps/root.mjs';
import { PARTS } from './parts.mjs';
import { runStryker } from './stryker.mjs';

/** Percentage of the mutants that tests must detect, in each part. */
const LOWEST_SCORE = 85;

/**
 * `npm run mutate`: mutates the code in many small ways, one at a time, counts how many mutants a test
 * detects, and prints the others. Of all parts one by one, or only of one part, folder or file.
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

/** The tests of a folder are its specs. The tests of a file are its own spec, or all specs next to it. */
function partAt(path) {
  const place = relative(ROOT, path);
  if (!place.startsWith('src') || !existsSync(place)) throw new Failure(`There is no ${path} in src.`);
  if (statSync(place).isDirectory()) return { files: [`${place}/**/*.ts`], specs: [`${place}/**/*.spec.ts`] };
  const own = place.replace(/\.ts$/, '.spec.ts');
  return { files: [place], specs: [existsSync(own) ? own : `${dirname(place)}/*.spec.ts`] };
}

function figuresOf(mutants) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  // a mutant that never ends counts as detected
  const killed = count('Killed', 'Timeout');
  const [survived, uncovered] = [count('Survived'), count('NoCoverage')];
  const score = Math.floor((1000 * killed) / (killed + survived + uncovered)) / 10;
  return { 'score %': score, killed, survived, 'no coverage': uncovered };
}
