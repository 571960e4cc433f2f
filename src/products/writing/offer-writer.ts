import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shareLock } from '../../core/database/advisory-locks.js';
import { PictureReferences, referenceKey } from '../../media/picture-references.js';
import type { KeepableField } from '../product-fields.js';
import { Brands } from './brands.js';
import { ProductRequests } from '../read-model/product-requests.js';
import { KeptFields } from './kept-fields.js';
import type { BeforeChange, OfferRecord, WritingSteps, WrittenOffers } from './offer-record.js';
import { attributeRows, isUnchanged, links, priceDiffers, toRow } from './offer-writer-rows.js';
import * as statements from './offer-writer.statements.js';
import type { KnownOffer } from './offer-writer.statements.js';

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

/** The offers of a batch as they are stored. */
interface StoredOffers {
  /** By product code. */
  idOf: Map<string, number>;
  /** Ids of those that the batch has not added. */
  existing: Set<number>;
}

/** All writers lock rows in the same order, so that they cannot deadlock. */
export function inOrder(records: OfferRecord[]): OfferRecord[] {
  return [...records].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}

/** Writes a store's offers in batches: one query finds unchanged offers, a few statements write the others. */
@Injectable()
export class OfferWriter {
  constructor(
    private readonly pictures: PictureReferences,
    private readonly requests: ProductRequests,
    private readonly brands: Brands,
    private readonly kept: KeptFields,
  ) {}

  /**
   * Creates, restores or updates the offers and has the read model follow, in the caller's transaction.
   * @param records with distinct product codes
   */
  async write(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    steps: WritingSteps,
  ): Promise<WrittenOffers> {
    const sorted = inOrder(records);
    const known = await this.findKnown(manager, companyId, sorted, steps.beforeChange);
    const differing = sorted.filter((record) => !isUnchanged(known.get(record.productCode), record));
    const changed = await this.kept.withoutKept(manager, companyId, differing, known);
    const unchanged = records.length - changed.length;
    const batch = { records: changed, known, described: changed, unchanged, isEdit: false };
    return this.apply(manager, companyId, batch, steps);
  }

  /** Writes offers that differ. */
  async apply(
    manager: EntityManager,
    companyId: number,
    batch: ChangedOffers,
    { beforeChange, beforeJoining }: WritingSteps,
  ): Promise<WrittenOffers> {
    const updatedIds = batch.records.flatMap(({ productCode }) => batch.known.get(productCode)?.id ?? []);
    if (updatedIds.length) await beforeChange(updatedIds);
    const ids = batch.records.length ? await this.writeChanged(manager, companyId, batch) : [];
    const existed = new Set(updatedIds);
    const createdIds = ids.filter((id) => !existed.has(id));
    const written: WrittenOffers = {
      createdIds,
      createdCodes: batch.records.flatMap(({ productCode }) =>
        batch.known.has(productCode) ? [] : productCode,
      ),
      updated: updatedIds.length,
      restored: batch.records.filter(({ productCode }) => batch.known.get(productCode)?.isRestored).length,
      unchanged: batch.unchanged,
    };
    await this.requests.refresh(manager, ids, () => beforeJoining(written));
    return written;
  }

  /** Deactivates offers that the feed no longer has; a later import that has them activates them. */
  async hide(manager: EntityManager, productIds: number[], beforeChange: BeforeChange): Promise<void> {
    await beforeChange(productIds);
    await statements.HIDE.run(manager, [productIds]);
    await this.requests.refresh(manager, productIds);
  }

  /** Does not lock the rows: most offers of a feed have not changed, and a row lock is a write. */
  async findKnown(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    beforeChange: BeforeChange,
  ): Promise<Map<string, KnownOffer>> {
    const codes = records.map(({ productCode }) => productCode);
    const deleted = await statements.FIND_DELETED.rows(manager, [companyId, codes]);
    const restoredIds = deleted.map(({ id }) => id);
    if (restoredIds.length) {
      await beforeChange(restoredIds);
      await statements.RESTORE_DELETED.run(manager, [restoredIds]);
    }
    const rows = await statements.FIND_KNOWN.rows(manager, [companyId, codes, restoredIds]);
    return new Map(rows.map((row) => [row.productCode, row]));
  }

  private async writeChanged(
    manager: EntityManager,
    companyId: number,
    { records, known, described, isEdit }: ChangedOffers,
  ): Promise<number[]> {
    const brands = await this.brands.idsOf(records.flatMap(({ brand }) => brand ?? []));
    const rows = JSON.stringify(records.map((record) => toRow(record, brands)));
    const written = await statements.UPSERT_OFFERS.rows(manager, [companyId, rows, isEdit]);
    const idOf = new Map(written.map(({ id, productCode }) => [productCode, id]));
    const ids = [...idOf.values()];
    const keptOf = new Map(written.map(({ productCode, keptFields }) => [productCode, keptFields]));
    const without = (field: KeepableField, all: OfferRecord[]) =>
      isEdit ? all : all.filter(({ productCode }) => !keptOf.get(productCode)!.includes(field));
    const existing = new Set(written.flatMap(({ id, existed }) => (existed ? id : [])));
    const repriced = records.filter((record) => priceDiffers(known.get(record.productCode), record));

    await statements.ADD_PRICE_HISTORY.run(manager, [idsOf(repriced, idOf)]);
    const offers = { idOf, existing };
    await this.writeCategories(manager, without('categoryIds', records), offers);
    await this.writeAttributes(manager, without('attributes', described), offers);
    await this.writePictures(manager, companyId, without('media', records), offers);
    return ids;
  }

  private async writeCategories(
    manager: EntityManager,
    records: OfferRecord[],
    { idOf, existing }: StoredOffers,
  ): Promise<void> {
    await manager.query(shareLock('categoryRows'));
    await statements.LOCK_CATEGORIES.run(manager, [records.flatMap(({ categoryIds }) => categoryIds)]);
    const perOffer = links(records, idOf, ({ categoryIds }) => categoryIds);
    await statements.REPLACE_CATEGORIES.run(manager, [
      idsOf(records, idOf).filter((id) => existing.has(id)),
      ...perOffer,
    ]);
  }

  private async writeAttributes(
    manager: EntityManager,
    records: OfferRecord[],
    { idOf, existing }: StoredOffers,
  ): Promise<void> {
    const rows = attributeRows(records, idOf);
    const definitionIds = rows.flatMap(({ definitionId }) => definitionId ?? []);
    if (definitionIds.length) {
      await manager.query(shareLock('definitionRows'));
      await statements.LOCK_DEFINITIONS.run(manager, [definitionIds]);
    }
    await statements.REPLACE_ATTRIBUTES.run(manager, [
      idsOf(records, idOf).filter((id) => existing.has(id)),
      JSON.stringify(rows),
    ]);
  }

  private async writePictures(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    { idOf, existing }: StoredOffers,
  ): Promise<void> {
    // images are fetched in this order: main images first
    const main = records.flatMap(({ pictures }) => pictures.slice(0, 1));
    const all = records.flatMap(({ pictures }) => pictures);
    const found = await this.pictures.register(manager, companyId, [...main, ...all]);
    const described = all.flatMap((picture) => {
      const media = found.get(referenceKey(picture));
      return media?.own && Object.keys(picture.alt).length ? [{ id: media.id, alt: picture.alt }] : [];
    });
    if (described.length) await statements.DESCRIBE_PICTURES.run(manager, [JSON.stringify(described)]);
    const perOffer = links(records, idOf, ({ pictures }) =>
      pictures.flatMap((picture) => found.get(referenceKey(picture))?.id ?? []),
    );
    await statements.REPLACE_PICTURES.run(manager, [
      idsOf(records, idOf).filter((id) => existing.has(id)),
      ...perOffer,
    ]);
  }
}

const idsOf = (records: OfferRecord[], idOf: Map<string, number>) =>
  records.map(({ productCode }) => idOf.get(productCode)!);
