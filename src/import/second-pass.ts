import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { withDeadlockRetry } from '../core/database/deadlock-retry.js';
import { MediaService } from '../media/media.service.js';
import { CatalogueCounts } from '../products/catalogue-counts.js';
import { OfferEdits } from '../products/offer-edits.js';
import { OfferWriter } from '../products/offer-writer.js';
import { FeedSource } from './feed-source.js';
import type { Import } from './import.entity.js';
import { ImportStore } from './import.store.js';
import type { IntakenItem } from './intake.js';

const HIDE_BATCH = 1_000;
/** After so many written offers the planner's figures are made anew at once. */
const ANALYSE_FROM = 5_000;

/** Whether it is all that the store offers; what people have edited is a part at best. */
const isWhole = ({ mode, summary }: Import) => mode === 'full' && !summary!.fromExport;

/** Writes a validated feed batch by batch; each batch is whole, and known by the run's cursor. */
@Injectable()
export class SecondPass {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly store: ImportStore,
    private readonly source: FeedSource,
    private readonly writer: OfferWriter,
    private readonly edits: OfferEdits,
    private readonly counts: CatalogueCounts,
    private readonly media: MediaService,
  ) {}

  async write(run: Import, signal: AbortSignal): Promise<void> {
    const feed = await this.source.open(run, signal);
    let sinceAnalysis = 0;
    for await (const items of feed.items(run.summary!)) {
      const changed = await withDeadlockRetry(() => this.writeBatch(run, items));
      sinceAnalysis += changed;
      if (sinceAnalysis >= ANALYSE_FROM) {
        await this.analyse();
        sinceAnalysis = Number.NEGATIVE_INFINITY;
      }
    }
    if (isWhole(run)) await this.hideVanished(run, signal);
    await this.finish(run);
  }

  /** @returns the number of offers written */
  private async writeBatch(run: Import, items: IntakenItem[]): Promise<number> {
    const records = items.flatMap(({ record }) => (record ? [record] : []));
    return this.store.fenced(run.id, run.run, async (manager) => {
      const before = (ids: number[]) => this.store.keepBefore(manager, run.id, ids);
      const writer = run.summary!.fromExport ? this.edits : this.writer;
      const written = await writer.write(manager, run.companyId, records, before);
      await this.store.keepWritten(manager, run.id, written, items.at(-1)!.itemNumber);
      return written.createdIds.length + written.updated;
    });
  }

  private async hideVanished(run: Import, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const hidden = await withDeadlockRetry(() =>
        this.store.fenced(run.id, run.run, async (manager) => {
          const ids = await this.store.vanished(manager, run.id, run.companyId, HIDE_BATCH);
          if (!ids.length) return 0;
          await this.writer.hide(manager, ids, (hidden) => this.store.keepBefore(manager, run.id, hidden));
          await this.store.countDeactivated(manager, run.id, ids.length);
          return ids.length;
        }),
      );
      if (!hidden) return;
    }
  }

  private async finish(run: Import): Promise<void> {
    if (isWhole(run)) {
      await this.database.query('update companies set prices_checked_at = $2 where id = $1', [
        run.companyId,
        run.startedAt,
      ]);
    }
    if (!(await this.store.hasWritten(run.id))) return;
    await this.analyse();
    await this.counts.refresh();
    await this.media.requestPictures();
  }

  private async analyse(): Promise<void> {
    await this.database.query(
      `analyze products, product_categories, catalogue_offers, catalogue_placements, catalogue_attributes,
        attribute_values, catalogue_texts`,
    );
  }
}
