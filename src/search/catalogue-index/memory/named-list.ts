import type { FoundCard } from '../catalogue-index.js';
import type { NamedList } from '../source/name-order.js';
import { lowerBound } from './content/growable-lists.js';
import type { IndexContent } from './content/index-content.js';
import type { ListColumns } from './list-columns.js';

/** @param rows that the cards show, rising */
export function namedList(content: IndexContent, { groups }: ListColumns, rows: Int32Array): NamedList {
  const { offers, version } = content;
  const cardsOf = (shown: Int32Array | number[]) =>
    new Map<number, FoundCard>(
      Array.from(shown, (row) => {
        const offerId = offers.offers[row]!;
        return [offerId, { entryId: groups[row]!, offerId }];
      }),
    );
  const isShown = (row: number) => rows[lowerBound(rows, (other) => other < row)] === row;
  return {
    cards: rows.length,
    ofCards: offers.liveCount,
    readCards: async () => cardsOf(rows),
    async showing(offerIds) {
      if (version === content.version)
        return cardsOf(offerIds.flatMap((id) => offers.rowOf(id) ?? []).filter(isShown));
      // a change gives offers other rows, but never a row another offer
      const wanted = new Set(offerIds);
      return cardsOf(rows.filter((row) => wanted.has(offers.offers[row]!)));
    },
  };
}
