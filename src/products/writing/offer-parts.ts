import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shareLock } from '../../core/database/advisory-locks.js';
import { PictureReferences, referenceKey } from '../../media/picture-references.js';
import type { OfferRecord } from './offer-record.js';
import type { OfferAttribute } from './offer-state.js';
import * as statements from './offer-parts.statements.js';

/** The parts of one offer that are to be written. */
export interface WrittenParts {
  id: number;
  /** It has no parts yet. */
  isNew?: boolean;
  categoryIds?: number[];
  attributes?: OfferAttribute[];
  mediaIds?: number[];
}

/** Writes categories, attributes and images of locked offers; locks the referenced rows in this order. */
@Injectable()
export class OfferParts {
  constructor(private readonly pictures: PictureReferences) {}

  async write(manager: EntityManager, offers: WrittenParts[]): Promise<void> {
    await this.writeCategories(manager, offers);
    await this.writeAttributes(manager, offers);
    await this.writePictures(manager, offers);
  }

  /** Keeps the categories from being deleted until the transaction ends. @returns those that exist */
  async lockCategories(manager: EntityManager, ids: number[]) {
    await manager.query(shareLock('categoryRows'));
    return statements.LOCK_CATEGORIES.rows(manager, [ids]);
  }

  /** Registers the pictures of a store's records, with their texts. @returns ids of the images by product code */
  async registerPictures(
    manager: EntityManager,
    companyId: number,
    records: OfferRecord[],
  ): Promise<Map<string, number[]>> {
    // images are fetched in this order: main images first
    const main = records.flatMap(({ pictures }) => pictures.slice(0, 1));
    const all = records.flatMap(({ pictures }) => pictures);
    const found = await this.pictures.register(manager, companyId, [...main, ...all]);
    const described = all.flatMap((picture) => {
      const media = found.get(referenceKey(picture));
      return media?.own && Object.keys(picture.alt).length ? [{ id: media.id, alt: picture.alt }] : [];
    });
    if (described.length) await statements.DESCRIBE_PICTURES.run(manager, [JSON.stringify(described)]);
    return new Map(
      records.map(({ productCode, pictures }) => [
        productCode,
        pictures.flatMap((picture) => found.get(referenceKey(picture))?.id ?? []),
      ]),
    );
  }

  private async writeCategories(manager: EntityManager, offers: WrittenParts[]): Promise<void> {
    const written = offers.filter(({ categoryIds }) => categoryIds);
    if (!written.length) return;
    await this.lockCategories(
      manager,
      written.flatMap(({ categoryIds }) => categoryIds!),
    );
    await statements.REPLACE_CATEGORIES.run(
      manager,
      linksOf(written, ({ categoryIds }) => categoryIds!),
    );
  }

  private async writeAttributes(manager: EntityManager, offers: WrittenParts[]): Promise<void> {
    const written = offers.filter(({ attributes }) => attributes);
    if (!written.length) return;
    const rows = written.flatMap(({ id: productId, attributes }) =>
      attributes!.map((attribute, position) => ({ productId, position, ...attribute })),
    );
    const definitionIds = rows.flatMap(({ definitionId }) => definitionId ?? []);
    if (definitionIds.length) {
      await manager.query(shareLock('definitionRows'));
      await statements.LOCK_DEFINITIONS.run(manager, [definitionIds]);
    }
    await statements.REPLACE_ATTRIBUTES.run(manager, [existingIds(written), JSON.stringify(rows)]);
  }

  private async writePictures(manager: EntityManager, offers: WrittenParts[]): Promise<void> {
    const written = offers.filter(({ mediaIds }) => mediaIds);
    if (written.length)
      await statements.REPLACE_PICTURES.run(
        manager,
        linksOf(written, ({ mediaIds }) => mediaIds!),
      );
  }
}

const existingIds = (offers: WrittenParts[]) => offers.flatMap(({ id, isNew }) => (isNew ? [] : id));

/** Ids of the offers that may have links by now; then parallel columns of the links: offer, linked id, position. */
function linksOf(offers: WrittenParts[], linkedIds: (offer: WrittenParts) => number[]): number[][] {
  const columns: [number[], number[], number[]] = [[], [], []];
  for (const offer of offers)
    [...new Set(linkedIds(offer))].forEach((linked, position) => {
      columns[0].push(offer.id);
      columns[1].push(linked);
      columns[2].push(position);
    });
  return [existingIds(offers), ...columns];
}
