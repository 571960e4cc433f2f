import { Injectable } from '@nestjs/common';
import { FeedSource } from './feed-source.js';
import { ImportAftermath } from './import-aftermath.js';
import { ImportBatches, OutOfTurn } from './import-batches.js';
import { type Import, isWhole } from '../import.entity.js';
import type { KeptOffers } from '../spool/kept-offers.js';
import type { OfferBatch } from '../intake/offer-batches.js';
import { type Overlap, overlapping } from './overlapping.js';

/** After so many written offers the planner's figures are made anew at once. */
const ANALYSE_FROM = 5_000;

/** Writes a validated feed batch by batch. */
@Injectable()
export class SecondPass {
  constructor(
    private readonly source: FeedSource,
    private readonly batches: ImportBatches,
    private readonly aftermath: ImportAftermath,
  ) {}

  async write(run: Import, kept: KeptOffers, signal: AbortSignal): Promise<void> {
    let sinceAnalysis = 0;
    const batches = this.source.batches(run, kept, signal);
    for await (const written of overlapping(batches, this.batchesOf(run))) {
      sinceAnalysis += written;
      if (sinceAnalysis >= ANALYSE_FROM) {
        await this.aftermath.analyse();
        sinceAnalysis = Number.NEGATIVE_INFINITY;
      }
    }
    if (isWhole(run)) {
      await this.hideVanished(run, signal);
      await this.aftermath.notePricesChecked(run);
    }
    await this.aftermath.settle(run);
  }

  /** Writes batches in their order: the offers of one while the one before brings the read model along. */
  private batchesOf(run: Import) {
    let { cursor } = run;
    return async (batch: OfferBatch, { before, letNext }: Overlap): Promise<number> => {
      const turn = { after: cursor, onFence: letNext };
      cursor = batch.lastItem;
      try {
        return await this.batches.write(run, batch, turn);
      } catch (error) {
        if (!(error instanceof OutOfTurn)) throw error;
        // the one before is done again, or has failed for good
        await before;
        return this.batches.write(run, batch, turn);
      }
    };
  }

  private async hideVanished(run: Import, signal: AbortSignal): Promise<void> {
    let hidden: number;
    do {
      signal.throwIfAborted();
      hidden = await this.batches.hideVanished(run);
    } while (hidden);
  }
}
