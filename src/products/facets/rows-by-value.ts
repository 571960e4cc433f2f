import type { NumberLists } from './columns.js';

/** What the rows of a list have, as places from 0: each one value, or several. */
export type RowValues = Int32Array | NumberLists;

/** Made when a list is first narrowed by a value of these. */
const rowsOfValues = new WeakMap<RowValues, NumberLists>();

/**
 * The rows that have a value, for each that is wanted; rising.
 * @param isWanted by value: 1 is wanted
 */
export function rowsWithEach(values: RowValues, isWanted: Uint8Array): Int32Array[] {
  const { starts, items } = rowsOfValues.get(values) ?? turn(values, isWanted.length);
  const lists: Int32Array[] = [];
  isWanted.forEach((wanted, value) => {
    if (wanted === 1) lists.push(items.subarray(starts[value]!, starts[value + 1]!));
  });
  return lists;
}

/** From the values of each row to the rows of each value. */
function turn(values: RowValues, size: number): NumberLists {
  const { starts: startOf, items } = values instanceof Int32Array ? ofOneEach(values) : values;
  const starts = new Int32Array(size + 1);
  for (let item = 0; item < items.length; item++) starts[items[item]! + 1]!++;
  for (let value = 0; value < size; value++) starts[value + 1]! += starts[value]!;
  const rows = new Int32Array(items.length);
  const next = starts.slice(0, size);
  for (let row = 0; row + 1 < startOf.length; row++)
    for (let item = startOf[row]!; item < startOf[row + 1]!; item++) rows[next[items[item]!]!++] = row;
  rowsOfValues.set(values, { starts, items: rows });
  return { starts, items: rows };
}

const ofOneEach = (items: Int32Array): NumberLists => ({
  starts: new Int32Array(items.length + 1).map((_, row) => row),
  items,
});

/** The rows that some of the lists have, each once; all rising. */
export function unite(lists: Int32Array[]): Int32Array {
  if (lists.length < 2) return lists[0] ?? new Int32Array();
  const middle = lists.length >> 1;
  return merge(unite(lists.slice(0, middle)), unite(lists.slice(middle)));
}

function merge(a: Int32Array, b: Int32Array): Int32Array {
  const merged = new Int32Array(a.length + b.length);
  let length = 0;
  for (let atA = 0, atB = 0; atA < a.length || atB < b.length; length++) {
    const [rowA, rowB] = [a[atA] ?? Infinity, b[atB] ?? Infinity];
    merged[length] = rowA < rowB ? rowA : rowB;
    if (rowA <= rowB) atA++;
    if (rowB <= rowA) atB++;
  }
  return merged.subarray(0, length);
}
