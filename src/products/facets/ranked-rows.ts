import type { Columns } from './columns.js';

/** Where the hits of a search stand in a list. */
export interface RankedRows {
  /** Rising. */
  rows: Int32Array;
  /** By row: how well it fits, in hundredths. */
  ranks: ReadonlyMap<number, number>;
  /** Offers that the list does not have. */
  unknown: number[];
}

/** The rows of a list by their offers, made when a list is first searched in. */
const rowsOfOffers = new WeakMap<Columns, Int32Array>();
const NO_ROW = -1;

export function rankRows(columns: Columns, offerIds: Int32Array, hundredths: Int32Array): RankedRows {
  const rowOf = rowsOfOffers.get(columns) ?? rowsByOffer(columns);
  rowsOfOffers.set(columns, rowOf);
  const ranks = new Map<number, number>();
  const unknown: number[] = [];
  offerIds.forEach((id, at) => {
    const row = rowOf[id] ?? NO_ROW;
    if (row === NO_ROW) unknown.push(id);
    else ranks.set(row, hundredths[at]!);
  });
  return { rows: Int32Array.from(ranks.keys()).sort(), ranks, unknown };
}

/** Ids are sequences from 1: a table of them is some megabytes at most. */
function rowsByOffer({ offers }: Columns): Int32Array {
  let highest = 0;
  for (let row = 0; row < offers.length; row++) if (offers[row]! > highest) highest = offers[row]!;
  const rowOf = new Int32Array(highest + 1).fill(NO_ROW);
  for (let row = 0; row < offers.length; row++) rowOf[offers[row]!] = row;
  return rowOf;
}
