import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../audit/audit.service.js';
import { ProductRequests } from '../read-model/product-requests.js';
import type { KeepableField } from '../product-fields.js';
import { differingParts, hasNewPrice } from './offer-comparison.js';
import { OfferJournal } from './offer-journal.js';
import { OfferParts, type WrittenParts } from './offer-parts.js';
import type { BeforeChange, OfferRecord, WritingSteps, WrittenOffers } from './offer-record.js';
import { type DifferingOffer, OfferRows } from './offer-rows.js';
import type { OfferChange, OfferPart, OfferState } from './offer-state.js';
import * as statements from './offer-writer.statements.js';
import type { KnownOffer, LockedOffer } from './offer-writer.statements.js';

/** Offers of a batch that differ from the stored ones. */
export interface ChangedOffers {
  records: OfferRecord[];
  /** By product code. */
  known: Map<string, KnownOffer>;
  /** Those of them whose attributes differ. */
  described: OfferRecord[];
  /** The number of the other offers of the batch. */
  unchanged: number;
  /** Edited by people: the offers keep their origin. */
  isEdit: boolean;
}

/** New offers are added in the same order by all writers, so that these cannot deadlock. */
export function inCodeOrder(records: OfferRecord[]): OfferRecord[] {
  return [...records].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}

/**
 * The one writer of offers: rows, parts, price history, audit entries, and the request that the read model follows. All in the
 * caller's transaction; one offer is a batch of one.
 */
@Injectable()
export class OfferWriter {
  constructor(
    private readonly rows: OfferRows,
    private readonly parts: OfferParts,
    private readonly journal: OfferJournal,
    private readonly requests: ProductRequests,
  ) {}

  /**
   * Locks offers until the transaction ends, in the order of all writers.
   * @param companyId null: of any store
   * @returns those that exist, deleted ones included
   */
  lock(manager: EntityManager, ids: number[], companyId: number | null): Promise<LockedOffer[]> {
    return statements.LOCK_STORED_OFFERS.rows(manager, [ids, companyId]);
  }

  /**
   * Writes what people change of locked offers, deletes and restores them.
   * @returns those that differ from what is stored; others are not written
   */
  async change(manager: EntityManager, author: Author, changes: OfferChange[]): Promise<DifferingOffer[]> {
    const differing = changes
      .map((change) => ({ ...change, parts: differingParts(change.stored, change.wanted) }))
      .filter(({ parts }) => parts.length);
    if (!differing.length) return [];
    const written = await this.rows.change(manager, differing);
    await this.parts.write(manager, written.map(partsOf));
    await this.journal.recordChanges(manager, author, written);
    await this.requests.refreshForPeople(
      manager,
      written.map(({ stored: { id } }) => id),
    );
    return written;
  }

  /**
   * Creates an offer that a person has written.
   * @returns its id; undefined if the store has an offer with its code
   */
  async create(
    manager: EntityManager,
    author: Author,
    companyId: number,
    offer: OfferState,
  ): Promise<number | undefined> {
    const created = await this.rows.create(manager, companyId, offer);
    if (!created) return undefined;
    const { id, wanted } = created;
    if (wanted.keptFields.length)
      await this.rows.change(manager, [{ stored: { id }, wanted, parts: ['keptFields'] }]);
    await this.rows.addPrices(manager, [id]);
    await this.parts.write(manager, [
      { ...partsOf({ stored: { id }, wanted, parts: ['categoryIds', 'attributes', 'media'] }), isNew: true },
    ]);
    await this.journal.recordCreation(manager, author, id, { ...wanted, companyId });
    await this.requests.refreshForPeople(manager, [id]);
    return id;
  }

  /** Existing offers with the codes of records. Does not lock them: most offers of a feed have not changed, and a lock is a write. */
  async findKnown(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
  ): Promise<Map<string, KnownOffer>> {
    const codes = records.map(({ productCode }) => productCode);
    const deleted = await statements.FIND_DELETED.rows(manager, [companyId, codes]);
    const rows = await statements.FIND_KNOWN.rows(manager, [companyId, codes]);
    return new Map([...deleted, ...rows].map((row) => [row.productCode, row]));
  }

  /** Creates, restores or replaces offers of a file that differ from what is stored. */
  async replace(
    manager: EntityManager,
    companyId: number,
    batch: ChangedOffers,
    { beforeChange, beforeJoining }: WritingSteps,
  ): Promise<WrittenOffers> {
    const { records, known, unchanged } = batch;
    const stored = records.flatMap(({ productCode }) => known.get(productCode) ?? []);
    const storedIds = stored.map(({ id }) => id);
    const deletedIds = stored.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
    const locked = storedIds.length ? await this.lock(manager, storedIds, companyId) : [];
    if (storedIds.length) await beforeChange(storedIds);
    if (deletedIds.length) await statements.RESTORE_DELETED.run(manager, [deletedIds]);
    const ids = records.length ? await this.replaceRows(manager, companyId, batch, locked) : [];
    const existed = new Set(storedIds);
    const written: WrittenOffers = {
      createdIds: ids.filter((id) => !existed.has(id)),
      createdCodes: records.flatMap(({ productCode }) => (known.has(productCode) ? [] : productCode)),
      updated: storedIds.length,
      restored: deletedIds.length,
      unchanged,
    };
    await this.requests.refresh(manager, ids, () => beforeJoining(written));
    return written;
  }

  /** Deactivates offers that the feed no longer has; a later import that has them activates them. */
  async hide(manager: EntityManager, ids: number[], beforeChange: BeforeChange): Promise<void> {
    await this.lock(manager, ids, null);
    await beforeChange(ids);
    await statements.HIDE.run(manager, [ids]);
    await this.requests.refresh(manager, ids);
  }

  /** @returns the ids of the offers */
  private async replaceRows(
    manager: EntityManager,
    companyId: number,
    { records, described, isEdit }: ChangedOffers,
    locked: LockedOffer[],
  ): Promise<number[]> {
    const rows = await this.rows.replace(manager, companyId, records, isEdit);
    const lockedOf = new Map(locked.map((offer) => [offer.id, offer]));
    const rowOf = new Map(rows.map((row) => [row.productCode, row]));
    const repriced = records.filter((record) =>
      isRepriced(lockedOf.get(rowOf.get(record.productCode)!.id), record),
    );
    await this.rows.addPrices(
      manager,
      repriced.map(({ productCode }) => rowOf.get(productCode)!.id),
    );
    const toParts = (
      all: OfferRecord[],
      field: KeepableField,
      written: (record: OfferRecord) => Partial<WrittenParts>,
    ) =>
      all.flatMap((record) => {
        const { id, existed, keptFields } = rowOf.get(record.productCode)!;
        return !isEdit && keptFields.includes(field) ? [] : { id, isNew: !existed, ...written(record) };
      });
    await this.parts.write(
      manager,
      toParts(records, 'categoryIds', ({ categoryIds }) => ({ categoryIds })),
    );
    await this.parts.write(
      manager,
      toParts(described, 'attributes', ({ attributes }) => ({ attributes })),
    );
    const pictured = records.filter(
      ({ productCode }) => isEdit || !rowOf.get(productCode)!.keptFields.includes('media'),
    );
    const mediaIds = await this.parts.registerPictures(manager, companyId, pictured);
    await this.parts.write(
      manager,
      toParts(pictured, 'media', ({ productCode }) => ({ mediaIds: mediaIds.get(productCode) })),
    );
    return rows.map(({ id }) => id);
  }
}

/** A price may have been changed until its offer was locked: what counts is the stored one. */
function isRepriced(stored: LockedOffer | undefined, { priceCents, currency }: OfferRecord): boolean {
  return !stored || hasNewPrice(differingParts(stored, { price: priceCents / 100, currency }));
}

function partsOf({ stored: { id }, wanted, parts }: DifferingOffer): WrittenParts {
  const written = <Part extends OfferPart>(part: Part) => (parts.includes(part) ? wanted[part] : undefined);
  return {
    id,
    categoryIds: written('categoryIds'),
    attributes: written('attributes'),
    mediaIds: written('media')?.flatMap((image) => image.id ?? []),
  };
}
