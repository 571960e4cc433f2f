import { NO_ROWS } from './growing.js';
import { scratch } from './scratch.js';

/** Rows that an alternative fits, rising. */
export interface Weighed {
  rows: Int32Array;
  weight: number;
}

/** Rows, rising, each with its relevance. */
export interface Hits {
  rows: Int32Array;
  relevance: Uint16Array;
}

/** Each row once, with the highest of its weights. Good while one answer is made. */
export function union(lists: Weighed[]): Hits {
  const [first, ...others] = lists;
  if (!first) return { rows: NO_ROWS, relevance: new Uint16Array(0) };
  const { length } = first.rows;
  if (!others.length)
    return { rows: first.rows, relevance: scratch.take(Uint16Array, length).fill(first.weight) };
  const middle = lists.length >> 1;
  return merge(union(lists.slice(0, middle)), union(lists.slice(middle)));
}

function merge(a: Hits, b: Hits): Hits {
  const rows = scratch.take(Int32Array, a.rows.length + b.rows.length);
  const relevance = scratch.take(Uint16Array, rows.length);
  let [atA, atB, size] = [0, 0, 0];
  // without branches, which a processor could only guess
  while (atA < a.rows.length && atB < b.rows.length) {
    const [rowA, rowB] = [a.rows[atA]!, b.rows[atB]!];
    const [isA, isB] = [Number(rowA <= rowB), Number(rowB <= rowA)];
    rows[size] = Math.min(rowA, rowB);
    relevance[size++] = Math.max(isA * a.relevance[atA]!, isB * b.relevance[atB]!);
    atA += isA;
    atB += isB;
  }
  for (const [rest, at] of [
    [a, atA],
    [b, atB],
  ] as const) {
    rows.set(rest.rows.subarray(at), size);
    relevance.set(rest.relevance.subarray(at), size);
    size += rest.rows.length - at;
  }
  return { rows: rows.subarray(0, size), relevance: relevance.subarray(0, size) };
}
