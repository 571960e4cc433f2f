import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type IndexRow, readCardsAfter, readCardsOf } from '../../source/card-offers.js';
import { EngineIndexes } from '../engine/engine-indexes.js';
import { Engine, type Json } from '../engine/engine.js';
import { byCard, cardDocuments } from './card-documents.js';
import { NameWriter } from './name-writer.js';
import { Outbox } from './outbox.js';

const CARDS_AT_ONCE = 400;
const TIMEOUT_MS = 60_000;
/** So long changes may take until the engine has them. */
const SETTLE_MS = 30_000;
const LOOK_EVERY_MS = 200;

/** How an index and the database differ, in documents. */
export interface Differences {
  compared: number;
  unequal: number;
  /** Documents of records that visitors no longer see. */
  superfluous: number;
}

/** Compares the index with the database, document by document. */
@Injectable()
export class IndexComparison {
  constructor(
    private readonly database: DataSource,
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    private readonly names: NameWriter,
    private readonly outbox: Outbox,
  ) {}

  async run(generation: string): Promise<Differences> {
    let compared = 0;
    const differing: number[] = [];
    for (let last = 0; ;) {
      const rows = await readCardsAfter(this.database, last, CARDS_AT_ONCE);
      if (!rows.length) break;
      last = rows.at(-1)!.cardId;
      const { documents, unequal } = await this.compare(generation, byCard(rows));
      compared += documents;
      differing.push(...unequal);
    }
    // documents that changed meanwhile may only be late
    await this.waitForOutbox();
    let unequal = 0;
    for (let start = 0; start < differing.length; start += CARDS_AT_ONCE) {
      const ids = differing.slice(start, start + CARDS_AT_ONCE);
      const rows = await readCardsOf(this.database, [], ids);
      unequal += (await this.compare(generation, byCard(rows))).unequal.length;
    }
    const superfluous = Math.max(0, (await this.countDocuments(generation)) - compared);
    return { compared, unequal, superfluous };
  }

  /** @returns the cards of which a document differs, each as often as documents do */
  private async compare(generation: string, cards: Map<number, IndexRow[]>) {
    const amounts = await this.names.amountsOf(this.database, [...cards.values()].flat());
    const expected = [...cards].flatMap(([cardId, offers]) =>
      cardDocuments(cardId, offers, amounts).map((document) => ({ cardId, ...document })),
    );
    if (!expected.length) return { documents: 0, unequal: [] };
    const { docs } = await this.engine.request<{ docs: { _source?: Json }[] }>(
      'POST',
      `/${this.indexes.writing('cards', generation)}/_mget`,
      { body: { ids: expected.map(({ id }) => id) }, timeoutMs: TIMEOUT_MS },
    );
    const unequal = expected.filter(({ body }, at) => !isDeepStrictEqual(docs[at]!._source, body));
    return { documents: expected.length, unequal: unequal.map(({ cardId }) => cardId) };
  }

  private async waitForOutbox(): Promise<void> {
    const end = performance.now() + SETTLE_MS;
    while (performance.now() < end && (await this.outbox.readState()).changes > 0) await pause(LOOK_EVERY_MS);
  }

  private async countDocuments(generation: string): Promise<number> {
    await this.indexes.refresh(generation);
    const [answer] = await this.engine.search(this.indexes.writing('cards', generation), [
      { size: 0, track_total_hits: true, query: { exists: { field: 'id' } } },
    ]);
    return answer!.hits.total!.value;
  }
}
