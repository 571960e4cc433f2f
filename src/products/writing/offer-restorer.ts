import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueService } from '../read-model/catalogue.service.js';
import type { OfferSnapshot } from './offer-snapshot.js';
import * as restoring from './offer-restorer.statements.js';
import * as writing from './offer-writer.statements.js';

/** Brings offers back to how they once were, with their parts, by the batch. */
@Injectable()
export class OfferRestorer {
  constructor(private readonly catalogue: CatalogueService) {}

  /**
   * In the caller's transaction, which holds the offers. What was taken out of the catalogue since (a category, a
   * picture, an attribute's definition) does not come back with them; the prices since then leave the history.
   * @param images of offers that are to be as they were
   * @param newIds of offers that were not there
   */
  async restore(manager: EntityManager, images: OfferSnapshot[], newIds: number[]): Promise<void> {
    const ids = images.map(({ id }) => id);
    if (ids.length) {
      const rows = JSON.stringify(images);
      await manager.query(restoring.FORGET_PRICES, [rows]);
      await manager.query(restoring.RESTORE, [rows]);
      await this.restoreCategories(manager, ids, images);
      await this.restoreAttributes(manager, ids, images);
      await this.restorePictures(manager, ids, images);
    }
    if (newIds.length) await manager.query(restoring.DELETE, [newIds]);
    await this.catalogue.refresh(manager, [...ids, ...newIds]);
  }

  private async restoreCategories(manager: EntityManager, ids: number[], images: OfferSnapshot[]) {
    const places = images.flatMap(({ id, categories }) =>
      (categories ?? []).map(({ category_id: categoryId, position }) => ({
        id,
        linked: categoryId,
        position,
      })),
    );
    await manager.query(writing.LOCK_CATEGORIES, [places.map(({ linked }) => linked)]);
    await manager.query(writing.REPLACE_CATEGORIES, [ids, ...columns(places)]);
  }

  private async restoreAttributes(manager: EntityManager, ids: number[], images: OfferSnapshot[]) {
    const rows = images.flatMap(({ id, attributes }) =>
      (attributes ?? []).map(({ definition_id: definitionId, ...attribute }) => ({
        ...attribute,
        productId: id,
        definitionId,
      })),
    );
    const definitionIds = rows.flatMap(({ definitionId }) => definitionId ?? []);
    if (definitionIds.length) await manager.query(writing.LOCK_DEFINITIONS, [definitionIds]);
    await manager.query(writing.REPLACE_ATTRIBUTES, [ids, JSON.stringify(rows)]);
  }

  private async restorePictures(manager: EntityManager, ids: number[], images: OfferSnapshot[]) {
    const places = images.flatMap(({ id, media }) =>
      (media ?? []).map(({ media_id: mediaId, position }) => ({ id, linked: mediaId, position })),
    );
    const there = await manager.query<{ id: number }[]>(restoring.LOCK_PICTURES, [
      places.map(({ linked }) => linked),
    ]);
    const known = new Set(there.map(({ id }) => id));
    const kept = places.filter(({ linked }) => known.has(linked));
    await manager.query(writing.REPLACE_PICTURES, [ids, ...columns(kept)]);
    const lost = places.flatMap(({ id, linked }) => (known.has(linked) ? [] : id));
    if (lost.length) await manager.query(restoring.FORGET_CONTENT, [lost]);
  }
}

interface Place {
  id: number;
  linked: number;
  position: number;
}

const columns = (places: Place[]) => [
  places.map(({ id }) => id),
  places.map(({ linked }) => linked),
  places.map(({ position }) => position),
];
