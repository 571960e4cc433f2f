import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shareLock } from '../../core/database/advisory-locks.js';
import { PictureReferences, referenceKey } from '../../media/picture-references.js';
import { Brands } from './brands.js';
import { CatalogueService } from '../read-model/catalogue.service.js';
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
  /** Edited by people: the offers keep their origin. */
  isEdit: boolean;
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
    private readonly catalogue: CatalogueService,
    private readonly brands: Brands,
  ) {}

  /**
   * Creates, restores or updates the offers and refreshes the read model, in the caller's transaction.
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
    const changed = sorted.filter((record) => !isUnchanged(known.get(record.productCode), record));
    const written = { records: changed, known, described: changed, isEdit: false };
    const counts = await this.apply(manager, companyId, written, steps);
    return { ...counts, unchanged: records.length - changed.length };
  }

  /** Writes offers that differ. */
  async apply(
    manager: EntityManager,
    companyId: number,
    batch: ChangedOffers,
    { beforeChange, beforeReadModel }: WritingSteps,
  ): Promise<Omit<WrittenOffers, 'unchanged'>> {
    const updatedIds = batch.records.flatMap(({ productCode }) => batch.known.get(productCode)?.id ?? []);
    if (updatedIds.length) await beforeChange(updatedIds);
    const ids = batch.records.length ? await this.writeChanged(manager, companyId, batch) : [];
    const existed = new Set(updatedIds);
    const createdIds = ids.filter((id) => !existed.has(id));
    const withTexts = await this.catalogue.addTexts(manager, createdIds);
    await beforeReadModel();
    await this.catalogue.refresh(manager, ids, withTexts);
    return {
      createdIds,
      createdCodes: batch.records.flatMap(({ productCode }) =>
        batch.known.has(productCode) ? [] : productCode,
      ),
      updated: updatedIds.length,
      restored: batch.records.filter(({ productCode }) => batch.known.get(productCode)?.isRestored).length,
    };
  }

  /** Deactivates offers that the feed no longer has; a later import that has them activates them. */
  async hide(manager: EntityManager, productIds: number[], beforeChange: BeforeChange): Promise<void> {
    await beforeChange(productIds);
    await statements.HIDE.run(manager, [productIds]);
    await this.catalogue.refresh(manager, productIds);
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
    const brands = await this.brands.idsOf(
      manager,
      records.flatMap(({ brand }) => brand ?? []),
    );
    const rows = JSON.stringify(records.map((record) => toRow(record, brands)));
    const written = await statements.UPSERT_OFFERS.rows(manager, [companyId, rows, isEdit]);
    const idOf = new Map(written.map(({ id, productCode }) => [productCode, id]));
    const ids = [...idOf.values()];
    const repriced = records.filter((record) => priceDiffers(known.get(record.productCode), record));

    await statements.ADD_PRICE_HISTORY.run(manager, [
      repriced.map(({ productCode }) => idOf.get(productCode)!),
    ]);
    await this.writeCategories(manager, records, idOf);
    await this.writeAttributes(manager, described, idOf);
    await this.writePictures(manager, companyId, records, idOf);
    return ids;
  }

  private async writeCategories(
    manager: EntityManager,
    records: OfferRecord[],
    idOf: Map<string, number>,
  ): Promise<void> {
    await manager.query(shareLock('categoryRows'));
    await statements.LOCK_CATEGORIES.run(manager, [records.flatMap(({ categoryIds }) => categoryIds)]);
    const perOffer = links(records, idOf, ({ categoryIds }) => categoryIds);
    await statements.REPLACE_CATEGORIES.run(manager, [[...idOf.values()], ...perOffer]);
  }

  private async writeAttributes(
    manager: EntityManager,
    records: OfferRecord[],
    idOf: Map<string, number>,
  ): Promise<void> {
    const rows = attributeRows(records, idOf);
    const definitionIds = rows.flatMap(({ definitionId }) => definitionId ?? []);
    if (definitionIds.length) {
      await manager.query(shareLock('definitionRows'));
      await statements.LOCK_DEFINITIONS.run(manager, [definitionIds]);
    }
    const ids = records.map(({ productCode }) => idOf.get(productCode)!);
    await statements.REPLACE_ATTRIBUTES.run(manager, [ids, JSON.stringify(rows)]);
  }

  private async writePictures(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    idOf: Map<string, number>,
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
    await statements.REPLACE_PICTURES.run(manager, [[...idOf.values()], ...perOffer]);
  }
}
