import { Injectable } from '@nestjs/common';
import { FeedSource } from './feed-source.js';
import { ImportAftermath } from './import-aftermath.js';
import { ImportBatches } from './import-batches.js';
import { type Import, isWhole } from './import.entity.js';

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

  async write(run: Import, signal: AbortSignal): Promise<void> {
    const feed = await this.source.open(run, signal);
    let sinceAnalysis = 0;
    for await (const items of feed.items(run.summary!)) {
      sinceAnalysis += await this.batches.write(run, items);
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

  private async hideVanished(run: Import, signal: AbortSignal): Promise<void> {
    let hidden: number;
    do {
      signal.throwIfAborted();
      hidden = await this.batches.hideVanished(run);
    } while (hidden);
  }
}
