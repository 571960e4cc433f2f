import { Injectable } from '@nestjs/common';
import { FeedSource } from './feed-source.js';
import { ImportCompletion } from './import-completion.js';
import { ImportBatches, OutOfOrder } from './import-batches.js';
import { type Import, isWhole } from '../import.entity.js';
import { ImportStore } from './import.store.js';
import type { ProductDataRequests } from './product-data-requests.js';
import type { OfferSpool } from '../spool/offer-spool.js';
import type { OfferBatch } from '../intake/offer-batches.js';
import { type PipelineStage, pipelined } from './pipeline.js';

/**
 * After this many added offers the planner's statistics are refreshed, and again at the end after as many more. Autovacuum
 * takes care of fewer, and of changes, within a minute.
 */
const ANALYSE_FROM = 5_000;

/** Writes a validated feed batch by batch. */
@Injectable()
export class SecondPass {
  constructor(
    private readonly source: FeedSource,
    private readonly store: ImportStore,
    private readonly batches: ImportBatches,
    private readonly completion: ImportCompletion,
  ) {}

  async write(run: Import, spool: OfferSpool, signal: AbortSignal): Promise<void> {
    const requests = this.store.productDataRequests(run);
    if (run.run > 1) await requests.addMissed();
    let added = 0;
    let analysed = 0;
    const batches = this.source.batches(run, spool, signal);
    for await (const count of pipelined(batches, this.batchesOf(run, requests))) {
      added += count;
      if (analysed || added < ANALYSE_FROM) continue;
      await this.completion.analyzeTables();
      analysed = added;
    }
    await requests.complete();
    if (added - analysed >= ANALYSE_FROM) await this.completion.analyzeTables();
    if (isWhole(run)) {
      await untilNone(() => this.batches.hideVanished(run), signal);
      await untilNone(() => this.batches.noteLeftOut(run), signal);
      await this.completion.setPricesChecked(run);
    }
    await this.completion.refreshCounts(run);
  }

  /** Writes batches in order: the offers of one while the previous one updates the read model. */
  private batchesOf(run: Import, requests: ProductDataRequests) {
    let { cursor } = run.writing;
    return async (batch: OfferBatch, { before, startNext }: PipelineStage): Promise<number> => {
      const order = { after: cursor, onFence: startNext, requests };
      cursor = batch.lastItem;
      try {
        return await this.batches.write(run, batch, order);
      } catch (error) {
        if (!(error instanceof OutOfOrder)) throw error;
        // the previous batch is written again, or failed for good
        await before;
        return this.batches.write(run, batch, order);
      }
    };
  }
}

async function untilNone(workOnBatch: () => Promise<number>, signal: AbortSignal): Promise<void> {
  do signal.throwIfAborted();
  while (await workOnBatch());
}
