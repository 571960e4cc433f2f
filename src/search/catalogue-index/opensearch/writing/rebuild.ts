import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { releaseLock, tryHoldLock } from '../../../../core/database/advisory-locks.js';
import { readCardsAfter } from '../../source/card-offers.js';
import { EngineIndexes } from '../engine/engine-indexes.js';
import { BulkWriter } from './bulk-writer.js';
import { CardWriter } from './card-writer.js';
import { Followers } from './followers.js';
import { NameWriter } from './name-writer.js';
import { Outbox } from './outbox.js';
import { WordCounts } from './word-counts.js';
import { ENDED_TRANSACTIONS } from './writing.statements.js';

const CARDS_AT_ONCE = 400;
/** So many batches are written while the next one is read. */
const MAX_WRITING = 2;

interface RebuildOptions {
  /** Called with the number of written offers. */
  onProgress?: (offers: number) => void;
  cardsAtOnce?: number;
}

/** Fills a generation of indexes next to the live one, and switches readers to it. */
@Injectable()
export class Rebuild {
  constructor(
    private readonly database: DataSource,
    private readonly indexes: EngineIndexes,
    private readonly followers: Followers,
    private readonly cards: CardWriter,
    private readonly names: NameWriter,
    private readonly bulk: BulkWriter,
    private readonly outbox: Outbox,
    private readonly words: WordCounts,
  ) {}

  /** @returns the number of offers; null: another process is rebuilding */
  async run(options: RebuildOptions = {}): Promise<number | null> {
    const runner = this.database.createQueryRunner();
    let isHeld = false;
    try {
      const [lock] = (await runner.query(tryHoldLock('catalogueRebuild'))) as { held: boolean }[];
      isHeld = lock!.held;
      return isHeld ? await this.make(runner, options) : null;
    } finally {
      if (isHeld) await runner.query(releaseLock('catalogueRebuild'));
      await runner.release();
    }
  }

  private async make(runner: QueryRunner, options: RebuildOptions): Promise<number> {
    await this.followers.add();
    const live = await this.indexes.liveGeneration();
    // unfinished generations of other rebuilds
    for (const left of await this.indexes.generations()) if (left !== live) await this.indexes.remove(left);
    const generation = String(Date.now());
    await this.indexes.create(generation);
    const offers = await this.fill(runner, { generation, ...options });
    await this.indexes.finish(generation);
    while ((await this.outbox.indexChanges()).hasMore);
    await this.indexes.refresh(generation);
    await this.indexes.swapTo(generation);
    if (live) await this.indexes.remove(live);
    await this.indexes.removeOtherForms();
    // last: they only rank suggestions, and are counted again every hour
    await this.words.refresh(generation);
    return offers;
  }

  private async fill(
    runner: QueryRunner,
    { generation, onProgress, cardsAtOnce = CARDS_AT_ONCE }: RebuildOptions & { generation: string },
  ): Promise<number> {
    await this.bulk.write(await this.names.categories(runner, null), [generation]);
    const writing = new Set<Promise<void>>();
    let failure: unknown;
    let done = 0;
    for (let last = 0; failure === undefined;) {
      const { count: version } = await ENDED_TRANSACTIONS.one(runner);
      const rows = await readCardsAfter(runner, last, cardsAtOnce);
      if (!rows.length) break;
      last = rows.at(-1)!.cardId;
      const { length } = rows;
      while (writing.size >= MAX_WRITING) await Promise.race(writing);
      const write = this.cards
        .fill(this.database, { rows, version }, generation)
        .then(() => {
          done += length;
          onProgress?.(done);
        })
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => writing.delete(write));
      writing.add(write);
      // others are answered in between
      await pause(0);
    }
    await Promise.all(writing);
    if (failure !== undefined) throw failure;
    return done;
  }
}
