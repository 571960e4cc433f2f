import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../audit/audit.service.js';
import { OfferBlocks } from '../blocking/offer-blocks.js';
import { ProductRequests } from '../read-model/product-requests.js';
import type { KeepableField } from '../product-fields.js';
import { differingParts, hasNewPrice } from './offer-comparison.js';
import { OfferJournal } from './offer-journal.js';
import { OfferParts, type WrittenParts } from './offer-parts.js';
import type { BeforeChange, OfferRecord, WritingSteps, WrittenOffers } from './offer-record.js';
import { type DifferingOffer, OfferRows } from './offer-rows.js';
import type { OfferChange, OfferPart, OfferState } from './offer-state.js';
import * as statements from './offer-writer.statements.js';
import { settleChange, settleRecord } from './settled-offers.js';
import type { KnownOffer, LockedOffer, ReplacedRow } from './offer-writer.statements.js';
import type { LeftOutReason } from '../visibility.js';

/** Offers of a batch that differ from the stored ones. */
export interface ChangedOffers {
  records: OfferRecord[];
  /** Stored offers by product code. */
  known: Map<string, KnownOffer>;
  /** The offers among them whose attributes differ. */
  described: OfferRecord[];
  /** The number of other offers in the batch. */
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
    private readonly blocks: OfferBlocks,
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
   * Writes people's changes of locked offers, deletes and restores them.
   * @returns the changed offers; unchanged ones are not written
   */
  async change(manager: EntityManager, author: Author, changes: OfferChange[]): Promise<DifferingOffer[]> {
    const now = Date.now();
    const differing = changes
      .map(({ stored, wanted }) => ({ stored, wanted: settleChange(stored, wanted, now) }))
      .map((change) => ({ ...change, parts: differingParts(change.stored, change.wanted) }))
      .filter(({ parts }) => parts.length);
    if (!differing.length) return [];
    const written = await this.rows.change(manager, differing);
    await this.parts.write(manager, written.map(partsOf));
    await this.journal.recordChanges(manager, author, written);
    const ids = written.map(({ stored: { id } }) => id);
    await this.blocks.updateBlocks(manager, ids);
    await this.requests.refreshForPeople(manager, ids);
    return written;
  }

  /**
   * Creates a person's offer.
   * @returns its id; undefined if the store has an offer with its code
   */
  async create(
    manager: EntityManager,
    author: Author,
    companyId: number,
    offer: OfferState,
  ): Promise<number | undefined> {
    const settled = settleChange(null, offer, Date.now()) as OfferState;
    const created = await this.rows.create(manager, companyId, settled);
    if (!created) return undefined;
    const { id, wanted } = created;
    const stored = { id, companyId };
    if (wanted.keptFields.length)
      await this.rows.change(manager, [{ stored, wanted, parts: ['keptFields'] }]);
    await this.rows.addPrices(manager, [id]);
    await this.parts.write(manager, [
      { ...partsOf({ stored, wanted, parts: ['categoryIds', 'attributes', 'media'] }), isNew: true },
    ]);
    await this.journal.recordCreation(manager, author, id, { ...wanted, companyId });
    await this.blocks.updateBlocks(manager, [id]);
    await this.requests.refreshForPeople(manager, [id]);
    return id;
  }

  /**
   * Existing offers with the codes of records. Does not lock them: most offers of a feed are unchanged, and a
   * lock is a write.
   */
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

  /** Creates, restores or replaces offers of a file that differ from the stored ones. */
  async replace(
    manager: EntityManager,
    companyId: number,
    read: ChangedOffers,
    { beforeChange, beforeJoining }: WritingSteps,
  ): Promise<WrittenOffers> {
    const now = Date.now();
    const batch = { ...read, records: read.records.map((record) => settleRecord(record, now)) };
    const { records, known, unchanged } = batch;
    const stored = records.flatMap(({ productCode }) => known.get(productCode) ?? []);
    const storedIds = stored.map(({ id }) => id);
    const deletedIds = stored.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
    const locked = storedIds.length ? await this.lock(manager, storedIds, companyId) : [];
    if (storedIds.length) await beforeChange(storedIds);
    if (deletedIds.length) await statements.RESTORE_DELETED.run(manager, [deletedIds]);
    const ids = records.length ? await this.replaceRows(manager, companyId, batch, locked) : [];
    await this.blocks.updateBlocks(manager, ids);
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

  /** Stores why offers are hidden although the feed still contains them. */
  async noteLeftOut(
    manager: EntityManager,
    offers: { id: number; reason: LeftOutReason | null }[],
  ): Promise<void> {
    const ids = offers.map(({ id }) => id);
    await this.lock(manager, ids, null);
    await statements.NOTE_LEFT_OUT.run(manager, [ids, offers.map(({ reason }) => reason)]);
  }

  /** @returns the ids of the offers */
  private async replaceRows(
    manager: EntityManager,
    companyId: number,
    batch: ChangedOffers,
    locked: LockedOffer[],
  ): Promise<number[]> {
    const rows = await this.rows.replace(manager, companyId, batch.records, batch.isEdit);
    const rowOf = new Map(rows.map((row) => [row.productCode, row]));
    const lockedOf = new Map(locked.map((offer) => [offer.id, offer]));
    const repricedIds = batch.records.flatMap((record) => {
      const { id } = rowOf.get(record.productCode)!;
      return isRepriced(lockedOf.get(id), record) ? id : [];
    });
    await this.rows.addPrices(manager, repricedIds);
    await this.replaceParts(manager, companyId, batch, rowOf);
    return rows.map(({ id }) => id);
  }

  private async replaceParts(
    manager: EntityManager,
    companyId: number,
    { records, described, isEdit }: ChangedOffers,
    rowOf: Map<string, ReplacedRow>,
  ): Promise<void> {
    const withoutKept = (part: KeepableField, all: OfferRecord[]) =>
      isEdit ? all : all.filter(({ productCode }) => !rowOf.get(productCode)!.keptFields.includes(part));
    const write = (all: OfferRecord[], toParts: (record: OfferRecord) => Partial<WrittenParts>) => {
      const offers = all.map((record) => {
        const { id, existed } = rowOf.get(record.productCode)!;
        return { id, isNew: !existed, ...toParts(record) };
      });
      return this.parts.write(manager, offers);
    };
    await write(withoutKept('categoryIds', records), ({ categoryIds }) => ({ categoryIds }));
    await write(withoutKept('attributes', described), ({ attributes }) => ({ attributes }));
    const pictured = withoutKept('media', records);
    const mediaIds = await this.parts.registerPictures(manager, companyId, pictured);
    await write(pictured, ({ productCode }) => ({ mediaIds: mediaIds.get(productCode) }));
  }
}

/** The price may change until its offer is locked: the stored price counts. */
function isRepriced(
  stored: LockedOffer | undefined,
  { priceCents, currency, contract }: OfferRecord,
): boolean {
  return !stored || hasNewPrice(differingParts(stored, { price: priceCents / 100, currency, contract }));
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
