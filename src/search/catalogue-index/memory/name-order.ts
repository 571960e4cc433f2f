import { PublicReads } from '../../../core/database/public-reads.js';
import type { FoundPage, IndexPage } from '../catalogue-index.js';
import { readCursor, writeCursor } from '../list-cursor.js';
import { IdTable } from './content/id-table.js';
import type { IndexContent } from './content/index-content.js';
import { ALL_BY_NAME, SORTED_BY_NAME } from '../source/index-rows.statements.js';

const READ_AT_ONCE = 2_000;
/** From so many cards on a table is quicker than a map, which is an object for each. */
const MANY_CARDS = 20_000;

interface Named {
  offerId: number;
  name: string;
}

/**
 * A page in the order of names, which the database knows: its collation is that of every other list. It sorts the cards,
 * or, where most products are among them, the page is looked for among all products in their order.
 */
export async function nameSorted(
  reads: PublicReads,
  { offers }: IndexContent,
  {
    rows,
    groups,
    page: { cursor, locale, pageSize },
    skip,
  }: { rows: Int32Array; groups: Int32Array; page: IndexPage; skip: number },
): Promise<FoundPage> {
  const [name, offerId] =
    cursor === undefined
      ? [null, null]
      : (readCursor(cursor, 'name', ['text', 'integer']) as [string, number]);
  const wanted = skip + pageSize + 1;
  // the rows of a card may be others when the database has answered
  const groupOf = rows.length > MANY_CARDS ? new IdTable() : new Map<number, number>();
  for (let at = 0; at < rows.length; at++) groupOf.set(offers.offers[rows[at]!]!, groups[rows[at]!]!);
  const passed = (wanted * offers.liveCount) / rows.length;
  const found =
    rows.length <= passed
      ? await SORTED_BY_NAME[locale].rows(reads, [
          Array.from(rows, (row) => offers.offers[row]!),
          name,
          offerId,
          wanted,
        ])
      : await walk();
  const page = found.slice(skip, skip + pageSize);
  const last = page.at(-1);
  return {
    found: page.map((one) => ({ entryId: groupOf.get(one.offerId)!, offerId: one.offerId })),
    nextCursor:
      last && found.length > skip + pageSize ? writeCursor('name', [last.name, last.offerId]) : null,
  };

  async function walk(): Promise<Named[]> {
    const listed: Named[] = [];
    let last: Named = { name: name ?? '', offerId: offerId ?? 0 };
    while (listed.length < wanted) {
      const next = await ALL_BY_NAME[locale].rows(reads, [last.name, last.offerId, READ_AT_ONCE]);
      listed.push(...next.filter((one) => groupOf.get(one.offerId)));
      if (next.length < READ_AT_ONCE) break;
      last = next.at(-1)!;
    }
    return listed.slice(0, wanted);
  }
}
