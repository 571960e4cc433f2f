import { Chance } from '../../../../../scripts/demo/data/random.js';
import { setWeights, union } from './union.js';

it('has each row once, with the highest of its weights', () => {
  const chance = new Chance('lists of rows');
  for (let round = 0; round < 50; round++) {
    const lists = Array.from({ length: chance.between(0, 9) }, () => ({
      rows: Int32Array.from({ length: 100 }, (_, row) => row).filter(() => chance.happens(0.2)),
      weight: chance.between(1, 200),
    }));
    const best = new Map<number, number>();
    for (const { rows, weight } of lists)
      for (const row of rows) best.set(row, Math.max(weight, best.get(row) ?? 0));
    const expected = [...best].sort(([a], [b]) => a - b);
    const { rows, relevance } = union(lists);
    expect(Array.from(rows, (row, at) => [row, relevance[at]])).toEqual(expected);
  }
});

it.each([1, 40])('gives rows their weight, at least those that are sought, one in %d', (step) => {
  const rows = Int32Array.from({ length: 5_000 }, (_, at) => 3 * at);
  const all = new Uint8Array(15_000);
  setWeights(all, { rows, weight: 7 });
  expect(all.reduce((sum, weight) => sum + weight, 0)).toBe(7 * rows.length);
  const sought = Int32Array.from({ length: 600 / step }, (_, at) => 25 * step * at);
  const weights = new Uint8Array(15_000);
  setWeights(weights, { rows, weight: 7 }, sought);
  expect(Array.from(sought, (row) => weights[row])).toEqual(Array.from(sought, (row) => all[row]));
});
