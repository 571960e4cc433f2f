import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { DifferenceStore } from '../differences/difference.store.js';
import type { OfferDifference } from '../../products/writing/offer-difference.js';
import { differencesOf, goneOffer } from '../../products/writing/offer-differences.js';
import { OfferEdits } from '../../products/writing/offer-edits.js';
import { SheetEdits } from './sheet-edits.js';
import { OfferFeeds } from '../../products/writing/offer-feeds.js';
import type { OfferSnapshot } from '../../products/writing/offer-snapshot.js';
import type { WrittenOffers } from '../../products/writing/offer-record.js';
import type { Import } from '../import.entity.js';
import { type Fence, ImportStore, type StoredBefore } from './import.store.js';
import type { OfferBatch } from '../intake/offer-batches.js';
import { LeftOutStore } from './left-out.store.js';
import type { ProductDataRequests } from './product-data-requests.js';

/** The previous batch was rolled back: this one must wait for it to be written again. */
export class OutOfOrder extends Error {}

/** The place of a batch in its run, and the data that all batches of a run share. */
export interface BatchOrder {
  requests: ProductDataRequests;
  /** Number of the last item of the previous batch. */
  after: number;
  /** Called when the offers of this batch are written and the previous batch is committed: the next one may begin. */
  onFence: () => void;
}

/** Writes an import in batches. Each batch is one transaction, which also moves the run's cursor. */
@Injectable()
export class ImportBatches {
  constructor(
    private readonly store: ImportStore,
    private readonly leftOut: LeftOutStore,
    private readonly feeds: OfferFeeds,
    private readonly edits: OfferEdits,
    private readonly sheets: SheetEdits,
    private readonly differences: DifferenceStore,
    private readonly config: Config,
  ) {}

  /** @returns the number of offers added @throws OutOfOrder */
  async write(run: Import, read: OfferBatch, order: BatchOrder): Promise<number> {
    const { writtenIds, added } = await withDeadlockRetry(() =>
      this.store.fencedLate(run, async (manager, fence) => {
        const records = await this.sheets.merge(manager, run.companyId, read.records);
        const batch = { ...read, records };
        let before: StoredBefore[] = [];
        const beforeChange = async (ids: number[]) => {
          before = await this.store.storeBefore(manager, run.id, ids);
        };
        const offers = areEdits(run) ? this.edits : this.feeds;
        const { createdIds } = await offers.write(manager, run.companyId, records, {
          beforeChange,
          beforeJoining: async (written) => {
            await inBatchOrder(fence, order);
            await this.storeResults(manager, run, batch, { before, written });
          },
        });
        return {
          writtenIds: [...before.map(({ productId }) => productId), ...createdIds],
          added: createdIds.length,
        };
      }),
    );
    // not while the locks of comparisons are held: other stores would wait for it
    await order.requests.add(writtenIds);
    return added;
  }

  /** Stores the results of the run, before the locks of comparisons, because other stores wait for these. */
  private async storeResults(
    manager: EntityManager,
    run: Import,
    { records, lastItem, unchanged }: OfferBatch,
    { before, written }: { before: StoredBefore[]; written: WrittenOffers },
  ): Promise<void> {
    // offers that were written before an interruption are counted already
    const first = before.filter(({ again }) => !again);
    const differences = differencesOf(records, snapshotsOf(first), written.createdCodes, areEdits(run));
    await this.differences.storeDifferences(manager, run.id, differences);
    const back = await this.updateDifferences(manager, run, before, (snapshots) =>
      differencesOf(records, snapshots, [], areEdits(run)).filter(isDifference),
    );
    const created = written.createdIds.length + written.restored;
    const updated = Math.min(written.updated, first.length) - written.restored - back;
    const counts = { created, updated, unchanged: written.unchanged + unchanged + back, cursor: lastItem };
    await this.store.storeWritten(manager, run.id, written.createdIds, counts);
  }

  /** Deactivates a batch of offers that the feed no longer has. @returns how many, 0 when none is left */
  hideVanished(run: Import): Promise<number> {
    return withDeadlockRetry(() =>
      this.store.fenced(run, async (manager) => {
        const limit = this.config.restoreBatchItems;
        const ids = await this.store.listVanishedOffers(manager, run.id, run.companyId, limit);
        if (!ids.length) return 0;
        await this.feeds.hide(manager, ids, async (hidden) => {
          const kept = await this.store.storeBefore(manager, run.id, hidden);
          const first = kept.filter(({ again }) => !again);
          await this.differences.storeDifferences(manager, run.id, snapshotsOf(first).map(goneOffer));
          await this.updateDifferences(manager, run, kept, (snapshots) => snapshots.map(goneOffer));
        });
        await this.store.countDeactivated(manager, run.id, ids.length);
        return ids.length;
      }),
    );
  }

  /** Notes for a batch of hidden offers why the feed hides them. @returns how many, 0 when none is left */
  noteLeftOut(run: Import): Promise<number> {
    return withDeadlockRetry(() =>
      this.store.fenced(run, async (manager) => {
        const limit = this.config.restoreBatchItems;
        const offers = await this.leftOut.listOffers(manager, run.id, run.companyId, limit);
        if (offers.length) await this.feeds.noteLeftOut(manager, offers);
        return offers.length;
      }),
    );
  }

  /**
   * Replaces the differences of offers that the run changes a second time, for example after an interruption.
   * @returns the number of offers that are again in their state before the run
   */
  private async updateDifferences(
    manager: EntityManager,
    { id }: Import,
    kept: StoredBefore[],
    toDifferences: (snapshots: OfferSnapshot[]) => OfferDifference[],
  ): Promise<number> {
    // offers that the run created remain new
    const again = kept.filter(({ again, before }) => again && before);
    const ids = again.map(({ productId }) => productId);
    const differences = toDifferences(snapshotsOf(again));
    await this.differences.replace(manager, id, ids, differences);
    return again.length - differences.length;
  }
}

/** Whether the file is an export that a person edited: it changes only the listed offers. */
const areEdits = (run: Import): boolean => run.feed.summary!.fromExport === true;

/** False for an offer in its state before the run. */
const isDifference = ({ kinds, fields }: OfferDifference) => fields.length > 0 || kinds[0] !== 'changed';

const snapshotsOf = (kept: StoredBefore[]) => kept.flatMap(({ before }) => before ?? []);

/** Waits for the previous batch. @throws OutOfOrder */
async function inBatchOrder(fence: Fence, { after, onFence }: BatchOrder): Promise<void> {
  if ((await fence()) !== after) throw new OutOfOrder();
  onFence();
}
