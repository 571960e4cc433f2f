import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../../core/database/statement.js';
import { type IndexRow, readCardsOf } from '../../source/card-offers.js';
import { BulkWriter, type Write } from './bulk-writer.js';
import {
  byCard,
  type CardDocument,
  cardDocuments,
  emptied,
  offerKey,
  withDocuments,
} from './card-documents.js';
import { NameWriter } from './name-writer.js';
import { onceForEach } from './offer-names.js';
import { WordWriter } from './word-writer.js';
import { ENDED_TRANSACTIONS } from './writing.statements.js';

/** The changes of some cards. */
export interface ChangedCards {
  offerIds: number[];
  /** Cards that offers left. */
  cardIds: number[];
  /** Offers that may not be in their previous card. */
  movedIds: ReadonlySet<number>;
  /** Offers with changes in more than their own values, such as names and neighbours. */
  remadeIds: ReadonlySet<number>;
}

/** Cards in the state in which they were read. */
export interface ReadCards {
  rows: IndexRow[];
  version: number;
}

interface WrittenCards extends ReadCards {
  cards: Map<number, IndexRow[]>;
  more: Write[];
  isFilling: boolean;
  /**
   * Cards with their previous words and offers, and the changed ones among these; other cards are written
   * completely.
   */
  inPlace?: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Writes cards in the database's current state. */
@Injectable()
export class CardWriter {
  constructor(
    private readonly bulk: BulkWriter,
    private readonly names: NameWriter,
    private readonly words: WordWriter,
  ) {}

  /** The cards of changed offers, and their previous cards. */
  async writeChanged(db: Queryable, changed: ChangedCards, generations: string[]): Promise<void> {
    const { offerIds, cardIds, movedIds, remadeIds } = changed;
    const { count: version } = await ENDED_TRANSACTIONS.one(db);
    const rows = await readCardsOf(db, offerIds, cardIds);
    const cards = byCard(rows, cardIds);
    // offers in them may still have their own documents, which they no longer need
    const left = new Set(cardIds);
    const remade = new Set(cardIds);
    for (const { cardId, offerId } of rows) if (remadeIds.has(offerId)) remade.add(cardId);
    const ids = withNeighbours(new Set(offerIds), rows);
    const inPlace = new Map([...cards.keys()].flatMap((id) => (remade.has(id) ? [] : [[id, ids] as const])));
    const moved = new Set(offerIds.filter((id) => movedIds.has(id)));
    for (const { cardId, offerId } of rows) if (left.has(cardId)) moved.add(offerId);
    for (const offers of cards.values()) for (const offerId of withDocuments(offers)) moved.delete(offerId);
    const gone = [...moved].map((id) => toWrite(emptied(offerKey(id)), version));
    const written = { rows, cards, version, more: gone, inPlace, isFilling: false };
    await this.send(await this.writesOf(db, written, generations), generations);
  }

  /** Writes whole cards into a generation that is being filled. */
  fill(db: Queryable, { rows, version }: ReadCards, generation: string): Promise<void> {
    const cards = { rows, cards: byCard(rows), version, more: [], isFilling: true };
    // while it is sent, nothing else of it is kept: rows that live so long cost more than to read them
    return this.writesOf(db, cards, [generation]).then((writes) => this.send(writes, [generation]));
  }

  private async writesOf(
    db: Queryable,
    { rows, cards, version, more, isFilling, inPlace }: WrittenCards,
    generations: string[],
  ): Promise<Write[]> {
    const missing = await this.names.missing(db, rows, generations);
    const amounts = await this.names.amountsOf(db, rows);
    const names = onceForEach();
    const documents = [...cards].flatMap(([cardId, offers]) =>
      cardDocuments(cardId, offers, amounts, { names, only: inPlace?.get(cardId) }).map((one) =>
        toWrite(one, version),
      ),
    );
    const worded = inPlace ? rows.filter(({ cardId }) => !inPlace.has(cardId)) : rows;
    // first the documents that cards refer to
    return [
      ...missing,
      ...this.words.ofOffers(worded, generations, { names, isFilling }),
      ...documents,
      ...more,
    ];
  }

  private async send(writes: Write[], generations: string[]): Promise<void> {
    try {
      await this.bulk.write(writes, generations);
    } catch (error) {
      this.words.forget();
      throw error;
    }
    this.names.written(writes, generations);
  }
}

/** These offers, and the others of their groups, whose documents have the same words. */
function withNeighbours(ids: ReadonlySet<number>, rows: IndexRow[]): ReadonlySet<number> {
  const groups = new Set(rows.flatMap(({ offerId, groupId }) => (ids.has(offerId) ? [groupId] : [])));
  return new Set(rows.flatMap(({ offerId, groupId }) => (groups.has(groupId) ? [offerId] : [])));
}

const toWrite = ({ id, body }: CardDocument, version: number): Write => ({
  kind: 'cards',
  id,
  body: JSON.stringify(body),
  version,
});
