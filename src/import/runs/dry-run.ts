import { Injectable } from '@nestjs/common';
import { DifferenceStore, KEPT_PER_KIND } from '../differences/difference.store.js';
import { OfferDryRun } from '../../products/writing/offer-dry-run.js';
import type { OfferRecord } from '../../products/writing/offer-record.js';
import { FeedSource } from './feed-source.js';
import type { Import } from '../import.entity.js';
import type { ImportPlan } from '../import-guard.js';
import { ImportStore } from './import.store.js';
import type { OfferSpool } from '../spool/offer-spool.js';
import { SheetEdits } from './sheet-edits.js';
import { FirstPassProgress } from './first-pass-progress.js';

/** Compares a validated feed with the catalogue: stores the differences that it would make, without writing offers. */
@Injectable()
export class DryRun {
  constructor(
    private readonly store: ImportStore,
    private readonly source: FeedSource,
    private readonly differences: DifferenceStore,
    private readonly offers: OfferDryRun,
    private readonly sheets: SheetEdits,
  ) {}

  async compare(
    run: Import,
    { vanishing }: ImportPlan,
    spool: OfferSpool,
    signal: AbortSignal,
  ): Promise<void> {
    const progress = new FirstPassProgress(this.store, run);
    await progress.begin('comparing');
    for await (const { records, lastItem } of this.source.batches(run, spool, signal)) {
      await this.compareBatch(run, records);
      progress.advanceTo(lastItem);
    }
    await this.store.fenced(run, async (manager) => {
      const firstIds = vanishing
        ? await this.store.listVanishedOffers(manager, run.id, run.companyId, KEPT_PER_KIND)
        : [];
      await this.differences.addDeactivated(manager, run.id, vanishing, firstIds);
      await this.store.storeDryRunCounters(manager, run.id);
    });
  }

  private compareBatch(run: Import, records: OfferRecord[]): Promise<void> {
    return this.store.fenced(run, async (manager) => {
      const areEdits = run.feed.summary!.fromExport === true;
      const merged = await this.sheets.merge(manager, run.companyId, records);
      const differences = await this.offers.compare(manager, run.companyId, merged, areEdits);
      await this.differences.storeDifferences(manager, run.id, differences);
    });
  }
}
