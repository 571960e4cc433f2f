import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { afterCommit } from '../../core/database/after-commit.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { bool, command, int, statement } from '../../core/database/statement.js';
import { OfferBlocks } from '../blocking/offer-blocks.js';
import { askFor, BLOCKS_JOB, CATALOGUE_QUEUE } from '../read-model/catalogue.queue.js';
import { CatalogueRequests } from '../read-model/catalogue-requests.js';
import { ProductRequests } from '../read-model/product-requests.js';
import { OfferWriter } from '../writing/offer-writer.js';

/** Number of offers that are compared together. */
const BATCH_SIZE = 2_000;

/**
 * Compares stored offers with the blocked terms after a change of the terms, batch by batch with a cursor.
 */
@Injectable()
export class BlockedOfferRequests {
  constructor(
    private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue,
    private readonly blocks: OfferBlocks,
    private readonly writer: OfferWriter,
    private readonly products: ProductRequests,
    private readonly catalogue: CatalogueRequests,
  ) {}

  /** Call it in the transaction that changes the terms. */
  async add(manager: EntityManager): Promise<void> {
    await BEGIN.run(manager);
    afterCommit(manager, () => askFor(this.queue, BLOCKS_JOB));
  }

  /** Queues a job if offers are still to be compared. */
  async askIfWaiting(): Promise<void> {
    if ((await STATE.one(this.database)).isWaiting) await askFor(this.queue, BLOCKS_JOB);
  }

  async isWaiting(): Promise<boolean> {
    return (await STATE.one(this.database)).isWaiting;
  }

  async updateBlockedOffers(signal: AbortSignal): Promise<void> {
    let isDone = false;
    while (!signal.aborted && !isDone) isDone = await this.updateBatch();
    if (isDone) await this.catalogue.askForCounts();
  }

  /** @returns whether none is left */
  private async updateBatch(): Promise<boolean> {
    const { version, cursor, isWaiting } = await STATE.one(this.database);
    if (!isWaiting) return true;
    const { ids, last } = await this.blocks.findStale(this.database, cursor, BATCH_SIZE);
    if (ids.length)
      await withDeadlockRetry(() =>
        this.database.transaction(async (manager) => {
          await this.writer.lock(manager, ids, null);
          await this.blocks.updateBlocks(manager, ids);
          await this.products.refresh(manager, ids);
        }),
      );
    // after another change of the terms it starts again
    if (last === null) await END.run(this.database, [version]);
    else await ADVANCE.run(this.database, [version, last]);
    return false;
  }
}

const STATE = statement({ version: int, cursor: int, isWaiting: bool })`
  select version, cursor, applied_version < version as "isWaiting" from blocking_rules`;
const BEGIN = command('update blocking_rules set version = version + 1, cursor = 0');
const ADVANCE = command('update blocking_rules set cursor = $2 where version = $1');
const END = command('update blocking_rules set applied_version = $1 where version = $1');
