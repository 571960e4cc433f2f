import { Injectable } from '@nestjs/common';
import { DifferenceStore, KEPT_PER_KIND } from '../differences/difference.store.js';
import { OfferDryRun } from '../../products/writing/offer-dry-run.js';
import type { OfferRecord } from '../../products/writing/offer-record.js';
import { FeedSource } from './feed-source.js';
import type { Import } from '../import.entity.js';
import type { ImportPlan } from '../import-guard.js';
import { ImportStore } from './import.store.js';
import type { OfferSpool } from '../spool/offer-spool.js';
import { FirstPassProgress } from './first-pass-progress.js';

/** Stores the differences that a validated feed would make, without writing offers. */
@Injectable()
export class Preview {
  constructor(
    private readonly store: ImportStore,
    private readonly source: FeedSource,
    private readonly differences: DifferenceStore,
    private readonly dryRun: OfferDryRun,
  ) {}

  async write(run: Import, { vanishing }: ImportPlan, spool: OfferSpool, signal: AbortSignal): Promise<void> {
    const progress = new FirstPassProgress(this.store, run);
    await progress.begin('foreseeing');
    for await (const { records, lastItem } of this.source.batches(run, spool, signal)) {
      await this.keep(run, records);
      progress.reach(lastItem);
    }
    await this.store.fenced(run, async (manager) => {
      const firstIds = vanishing
        ? await this.store.vanished(manager, run.id, run.companyId, KEPT_PER_KIND)
        : [];
      await this.differences.addDeactivated(manager, run.id, vanishing, firstIds);
      await this.store.storePlannedCounters(manager, run.id);
    });
  }

  private keep(run: Import, records: OfferRecord[]): Promise<void> {
    return this.store.fenced(run, async (manager) => {
      const areEdits = run.summary!.fromExport === true;
      const foreseen = await this.dryRun.of(manager, run.companyId, records, areEdits);
      await this.differences.keep(manager, run.id, foreseen);
    });
  }
}
