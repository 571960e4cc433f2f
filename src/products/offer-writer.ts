import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MediaService } from '../media/media.service.js';
import { Brands } from './brands.js';
import { CatalogueService } from './catalogue.service.js';
import type { BeforeChange, OfferRecord, WrittenOffers } from './offer-record.js';
import {
  attributeRows,
  isUnchanged,
  type KnownOffer,
  links,
  priceDiffers,
  toRow,
} from './offer-writer.rows.js';
import * as statements from './offer-writer.statements.js';

/** Writes a store's offers by the batch: what is unchanged costs one look, the rest a handful of statements. */
@Injectable()
export class OfferWriter {
  constructor(
    private readonly media: MediaService,
    private readonly catalogue: CatalogueService,
    private readonly brands: Brands,
  ) {}

  /**
   * Creates, revives or updates the offers and brings the read model along, all in the caller's transaction.
   * @param records with distinct product codes
   */
  async write(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    beforeChange: BeforeChange,
  ): Promise<WrittenOffers> {
    // one order for everybody: two writers of the same rows wait for each other instead of blocking each other
    const sorted = [...records].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
    const known = await this.findKnown(manager, companyId, sorted);
    const changed = sorted.filter((record) => !isUnchanged(known.get(record.productCode), record));
    const updatedIds = changed.flatMap(({ productCode }) => known.get(productCode)?.id ?? []);
    if (updatedIds.length) await beforeChange(updatedIds);
    const ids = changed.length ? await this.writeChanged(manager, companyId, changed, known) : [];
    const existed = new Set(updatedIds);
    return {
      createdIds: ids.filter((id) => !existed.has(id)),
      updated: updatedIds.length,
      unchanged: records.length - changed.length,
    };
  }

  /** Hides offers that their store's feed no longer has; they come back with it. */
  async hide(manager: EntityManager, productIds: number[], beforeChange: BeforeChange): Promise<void> {
    await beforeChange(productIds);
    await manager.query(statements.HIDE, [productIds]);
    await this.catalogue.refresh(manager, productIds);
  }

  /** Looks without locking: most offers of a feed have not changed, and a lock is a write. */
  private async findKnown(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
  ): Promise<Map<string, KnownOffer>> {
    const codes = records.map(({ productCode }) => productCode);
    await manager.query(statements.REVIVE_DELETED, [companyId, codes]);
    const rows = await manager.query<KnownOffer[]>(statements.FIND_KNOWN, [companyId, codes]);
    return new Map(rows.map((row) => [row.productCode, row]));
  }

  private async writeChanged(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    known: Map<string, KnownOffer>,
  ): Promise<number[]> {
    const brands = await this.brands.idsOf(
      manager,
      records.flatMap(({ brand }) => brand ?? []),
    );
    const rows = JSON.stringify(records.map((record) => toRow(record, brands)));
    const written = await manager.query<{ id: number; productCode: string }[]>(statements.UPSERT_OFFERS, [
      companyId,
      rows,
    ]);
    const idOf = new Map(written.map(({ id, productCode }) => [productCode, id]));
    const ids = [...idOf.values()];
    const repriced = records.filter((record) => priceDiffers(known.get(record.productCode), record));

    await manager.query(statements.ADD_PRICE_HISTORY, [
      repriced.map(({ productCode }) => idOf.get(productCode)!),
    ]);
    await this.writeCategories(manager, records, idOf);
    await manager.query(statements.REPLACE_ATTRIBUTES, [ids, JSON.stringify(attributeRows(records, idOf))]);
    await this.writePictures(manager, companyId, records, idOf);
    await this.catalogue.refresh(manager, ids);
    return ids;
  }

  private async writeCategories(
    manager: EntityManager,
    records: OfferRecord[],
    idOf: Map<string, number>,
  ): Promise<void> {
    await manager.query(statements.LOCK_CATEGORIES, [records.flatMap(({ categoryIds }) => categoryIds)]);
    const perOffer = links(records, idOf, ({ categoryIds }) => categoryIds);
    await manager.query(statements.REPLACE_CATEGORIES, [[...idOf.values()], ...perOffer]);
  }

  private async writePictures(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
    idOf: Map<string, number>,
  ): Promise<void> {
    // fetched in this order: every card's picture before the galleries
    const main = records.flatMap(({ pictures }) => pictures.slice(0, 1));
    const urls = [...new Set([...main, ...records.flatMap(({ pictures }) => pictures)])];
    const mediaIds = urls.length
      ? await this.media.registerUrls(manager, companyId, urls)
      : new Map<string, number>();
    await this.describePictures(manager, records, mediaIds);
    const perOffer = links(records, idOf, ({ pictures }) =>
      pictures.flatMap((url) => mediaIds.get(url) ?? []),
    );
    await manager.query(statements.REPLACE_PICTURES, [[...idOf.values()], ...perOffer]);
  }

  /** Keeps the texts that a feed gives its pictures. */
  private async describePictures(
    manager: EntityManager,
    records: OfferRecord[],
    mediaIds: Map<string, number>,
  ): Promise<void> {
    const described = records.flatMap(({ pictures, pictureAlts }) =>
      pictureAlts.flatMap((alt, index) => {
        const id = mediaIds.get(pictures[index]!);
        return id !== undefined && Object.keys(alt).length ? [{ id, alt }] : [];
      }),
    );
    if (described.length) await manager.query(statements.DESCRIBE_PICTURES, [JSON.stringify(described)]);
  }
}
