import { lowerBound, NO_ROWS } from './growable-lists.js';
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

const NONE: Hits = { rows: NO_ROWS, relevance: new Uint16Array(0) };

/** Each row once, with the highest of its weights. Good while one answer is made. */
export function union(lists: Weighed[]): Hits {
  const [first, ...others] = lists;
  if (!first) return NONE;
  const size = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  if (!others.length) return { rows: first.rows, relevance: takeRoom(size).relevance.fill(first.weight) };
  // two in turn, however many lists there are
  let [to, from] = [takeRoom(size), takeRoom(size)];
  let level = layOut(lists, from);
  for (; level.length > 1; [to, from] = [from, to]) level = mergePairs(level, to);
  return level[0]!;
}

/** A list with so many rows for each that is sought is not read through: looking one up takes as long as reading 130. */
const LONG = 128;

/** Gives rows their weight: all, or at least those that are sought. */
export function setWeights(weights: Uint8Array, { rows, weight }: Weighed, sought?: Int32Array): void {
  if (sought && rows.length > LONG * sought.length) {
    for (const row of sought) if (rows[lowerBound(rows, (one) => one < row)] === row) weights[row] = weight;
  } else for (let at = 0; at < rows.length; at++) weights[rows[at]!] = weight;
}

const takeRoom = (size: number): Hits => ({
  rows: scratch.takeArray(Int32Array, size),
  relevance: scratch.takeArray(Uint16Array, size),
});

const partOf = ({ rows, relevance }: Hits, start: number, end: number): Hits => ({
  rows: rows.subarray(start, end),
  relevance: relevance.subarray(start, end),
});

function layOut(lists: Weighed[], room: Hits): Hits[] {
  let end = 0;
  return lists.map(({ rows, weight }) => {
    const part = partOf(room, end, (end += rows.length));
    part.rows.set(rows);
    part.relevance.fill(weight);
    return part;
  });
}

function mergePairs(lists: Hits[], room: Hits): Hits[] {
  const merged: Hits[] = [];
  for (let at = 0, end = 0; at < lists.length; at += 2) {
    const both = merge(lists[at]!, lists[at + 1] ?? NONE, partOf(room, end, room.rows.length));
    end += both.rows.length;
    merged.push(both);
  }
  return merged;
}

function merge(a: Hits, b: Hits, into: Hits): Hits {
  const { rows, relevance } = into;
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
  for (const rest of [partOf(a, atA, a.rows.length), partOf(b, atB, b.rows.length)]) {
    rows.set(rest.rows, size);
    relevance.set(rest.relevance, size);
    size += rest.rows.length;
  }
  return partOf(into, 0, size);
}
