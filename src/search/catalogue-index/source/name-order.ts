import { PublicReads } from '../../../core/database/public-reads.js';
import type { FoundCard, FoundPage, IndexPage } from '../catalogue-index.js';
import { readCursor, toPage, writeCursor } from '../list-orders.js';
import { ALL_BY_NAME, SORTED_BY_NAME } from './index-rows.statements.js';

const READ_AT_ONCE = 2_000;

/** Cards by the offers that they show. */
type ShownCards = ReadonlyMap<number, FoundCard>;

/** A list whose cards the index has. */
export interface NamedList {
  /** How many cards it has, of how many altogether. */
  cards: number;
  ofCards: number;
  readCards(): Promise<ShownCards>;
  /** At least those that show one of some offers. */
  showing(offerIds: number[]): Promise<ShownCards>;
}

interface NamedCard {
  card: FoundCard;
  name: string;
}

/**
 * A page in the order of names, from the database, because its collation sorts every other list. It sorts the
 * cards, or, for many products, it finds the page among all products in their order.
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
  const found = list.cards <= (wanted * list.ofCards) / list.cards ? await sort() : await walk();
  return toPage(found.slice(skip, wanted), pageSize, {
    show: ({ card }) => card,
    cursorOf: (last) => writeCursor('name', [last.name, last.card.offerId]),
  });

  async function sort(): Promise<NamedCard[]> {
    const cards = await list.readCards();
    const rows = await SORTED_BY_NAME[locale].rows(reads, [[...cards.keys()], name, offerId, wanted]);
    return rows.map((row) => ({ card: cards.get(row.offerId)!, name: row.name }));
  }

  async function walk(): Promise<NamedCard[]> {
    const listed: NamedCard[] = [];
    let last = { name: name ?? '', offerId: offerId ?? 0 };
    for (let length = READ_AT_ONCE; length === READ_AT_ONCE && listed.length < wanted;) {
      const next = await ALL_BY_NAME[locale].rows(reads, [last.name, last.offerId, READ_AT_ONCE]);
      const cards = await list.showing(next.map((one) => one.offerId));
      for (const one of next) {
        const card = cards.get(one.offerId);
        if (card) listed.push({ card, name: one.name });
      }
      ({ length } = next);
      last = next.at(-1) ?? last;
    }
    return listed;
  }
}
