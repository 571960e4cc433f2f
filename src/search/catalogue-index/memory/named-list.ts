import type { NamedList } from '../source/name-order.js';
import { IdTable } from './content/id-table.js';
import type { IndexContent } from './content/index-content.js';
import type { ListColumns } from './list-columns.js';

/** From so many cards on a table is quicker than a map, which is an object for each. */
const MANY_CARDS = 2_000;

/** @param rows that the cards show */
export function namedList({ offers }: IndexContent, { groups }: ListColumns, rows: Int32Array): NamedList {
  // the rows of a card may be different when the database answers
  const groupOf = rows.length > MANY_CARDS ? new IdTable() : new Map<number, number>();
  for (let at = 0; at < rows.length; at++) groupOf.set(offers.offers[rows[at]!]!, groups[rows[at]!]!);
  const all = async () => ({
    keys: () => Array.from(rows, (row) => offers.offers[row]!),
    get(offerId: number) {
      const entryId = groupOf.get(offerId);
      return entryId ? { entryId, offerId } : undefined;
    },
  });
  return { cards: rows.length, ofCards: offers.liveCount, readCards: all, showing: all };
}
