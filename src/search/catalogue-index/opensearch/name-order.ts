import { PublicReads } from '../../../core/database/public-reads.js';
import type { FoundCard, FoundPage, IndexPage } from '../catalogue-index.js';
import { readCursor, writeCursor } from '../list-cursor.js';
import { ALL_BY_NAME, SORTED_BY_NAME } from '../source/index-rows.statements.js';

const READ_AT_ONCE = 2_000;

interface Named {
  offerId: number;
  name: string;
}

/** A list whose cards stand somewhere else. */
export interface NamedList {
  /** How many cards it has, of how many altogether. */
  cards: number;
  ofCards: number;
  /** All of them by the offers that they show. */
  all(): Promise<Map<number, FoundCard>>;
  /** Those that show one of some offers. */
  showing(offerIds: number[]): Promise<Map<number, FoundCard>>;
}

/**
 * A page in the order of names, which the database knows: its collation is that of every other list. It sorts the cards,
 * or, where many products are among them, the page is looked for among all products in their order.
 */
export async function nameSorted(
  reads: PublicReads,
  list: NamedList,
  { cursor, locale, page, pageSize }: IndexPage,
): Promise<FoundPage> {
  const [name, offerId] =
    cursor === undefined
      ? [null, null]
      : (readCursor(cursor, 'name', ['text', 'integer']) as [string, number]);
  const skip = cursor === undefined ? (page - 1) * pageSize : 0;
  const wanted = skip + pageSize + 1;
  const cards = new Map<number, FoundCard>();
  const found = list.cards <= (wanted * list.ofCards) / list.cards ? await sort() : await walk();
  const shown = found.slice(skip, skip + pageSize);
  const last = shown.at(-1);
  return {
    found: shown.map((one) => cards.get(one.offerId)!),
    nextCursor:
      last && found.length > skip + pageSize ? writeCursor('name', [last.name, last.offerId]) : null,
  };

  async function sort(): Promise<Named[]> {
    for (const [id, card] of await list.all()) cards.set(id, card);
    return SORTED_BY_NAME[locale].rows(reads, [[...cards.keys()], name, offerId, wanted]);
  }

  async function walk(): Promise<Named[]> {
    const listed: Named[] = [];
    let last: Named = { name: name ?? '', offerId: offerId ?? 0 };
    while (listed.length < wanted) {
      const next = await ALL_BY_NAME[locale].rows(reads, [last.name, last.offerId, READ_AT_ONCE]);
      const own = await list.showing(next.map((one) => one.offerId));
      for (const [id, card] of own) cards.set(id, card);
      listed.push(...next.filter((one) => own.has(one.offerId)));
      if (next.length < READ_AT_ONCE) break;
      last = next.at(-1)!;
    }
    return listed.slice(0, wanted);
  }
}
