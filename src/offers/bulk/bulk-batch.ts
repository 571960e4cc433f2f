import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OfferParts } from '../../products/writing/offer-parts.js';
import { OfferWriter } from '../../products/writing/offer-writer.js';
import { ProductRecords } from '../../products/own/product-records.js';
import { isOfAttribute, judgeEdit } from './bulk-edit.js';
import type { BulkActionName, BulkRun } from './bulk-run.entity.js';
import { type BatchOffer, READ_OFFERS } from './bulk-batch.statements.js';
import { FIND_BATCH } from './bulk-run.statements.js';
import { type BatchOutcome, BulkRunStore } from './bulk-run.store.js';
import { judgeOffer } from './bulk-rules.js';

/**
 * An import assigns an offer's categories again when its item changes, and restores products that the feed
 * still contains; it does not change a person's status.
 */
const IS_WRITTEN_OVER: Partial<Record<BulkActionName, (offer: BatchOffer, run: BulkRun) => boolean>> = {
  categorise: ({ fed, keepsCategories }) => fed && !keepsCategories,
  delete: ({ fed }) => fed,
  edit: ({ fed, keepsAttributes }, { edit }) => fed && !(keepsAttributes && isOfAttribute(edit!)),
};

/** Changes many products in a few statements, by the same rules as the form of one product. */
@Injectable()
export class BulkBatch {
  constructor(
    private readonly store: BulkRunStore,
    private readonly writer: OfferWriter,
    private readonly parts: OfferParts,
    private readonly records: ProductRecords,
  ) {}

  /** Writes the next batch of a run in the caller's transaction. @returns whether there was one */
  async write(manager: EntityManager, run: BulkRun): Promise<boolean> {
    const batch = await FIND_BATCH.row(manager, [run.id, run.cursor]);
    if (batch) await this.store.storeOutcome(manager, run, await this.writeOffers(manager, run, batch.ids));
    return batch !== undefined;
  }

  /** Offers that cannot be changed are refused with a reason. */
  private async writeOffers(manager: EntityManager, run: BulkRun, ids: number[]): Promise<BatchOutcome> {
    await this.writer.lock(manager, ids, null);
    const offers = await READ_OFFERS.rows(manager, [ids]);
    const { categoryId, edit } = run;
    const records = new Map(
      edit && (await this.records.byIds(ids, manager)).map((record) => [record.id, record]),
    );
    const [category] = categoryId === null ? [] : await this.parts.lockCategories(manager, [categoryId]);
    const verdicts = offers.map((offer) => ({
      id: offer.id,
      fed: IS_WRITTEN_OVER[run.action]?.(offer, run) ?? false,
      ...(edit ? judgeEdit(edit, records.get(offer.id)!) : judgeOffer(run, offer, category)),
    }));
    const refusals = verdicts.flatMap(({ id, refused }) => (refused ? [{ id, reason: refused }] : []));
    const author = { userId: run.createdBy, email: run.actorEmail };
    const changes = verdicts.flatMap(({ change }) => change ?? []);
    const changed = await this.writer.change(manager, author, changes);
    const changedIds = changed.map(({ stored: { id } }) => id);
    const isChanged = new Set(changedIds);
    const fed = verdicts.filter((verdict) => verdict.fed && isChanged.has(verdict.id)).length;
    return { changedIds, unchanged: ids.length - changedIds.length - refusals.length, fed, refusals };
  }
}
