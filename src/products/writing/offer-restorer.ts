import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProductRequests } from '../read-model/product-requests.js';
import type { OfferSnapshot } from './offer-snapshot.js';
import * as restoring from './offer-restorer.statements.js';
import * as writing from './offer-writer.statements.js';

/** Restores offers from snapshots, in batches. */
@Injectable()
export class OfferRestorer {
  constructor(private readonly requests: ProductRequests) {}

  /**
   * In the caller's transaction, which holds locks on the offers. Categories, images and definitions that have been
   * deleted since stay deleted. Prices since the snapshots are deleted from the history.
   * @param images snapshots of the offers to be restored
   * @param newIds offers that did not exist then: they are deleted
   */
  async restore(manager: EntityManager, images: OfferSnapshot[], newIds: number[]): Promise<void> {
    const ids = images.map(({ id }) => id);
    if (ids.length) {
      const rows = JSON.stringify(images);
      await restoring.DELETE_PRICES.run(manager, [rows]);
      await restoring.RESTORE.run(manager, [rows]);
      await this.restoreCategories(manager, ids, images);
      await this.restoreAttributes(manager, ids, images);
      await this.restorePictures(manager, ids, images);
    }
    if (newIds.length) await restoring.DELETE.run(manager, [newIds]);
    await this.requests.refresh(manager, [...ids, ...newIds]);
  }

  private async restoreCategories(manager: EntityManager, ids: number[], images: OfferSnapshot[]) {
    const places = images.flatMap(({ id, categories }) =>
      (categories ?? []).map(({ category_id: categoryId, position }) => ({
        id,
        linked: categoryId,
        position,
      })),
    );
    await writing.LOCK_CATEGORIES.run(manager, [places.map(({ linked }) => linked)]);
    await writing.REPLACE_CATEGORIES.run(manager, [ids, ...columns(places)]);
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
    if (definitionIds.length) await writing.LOCK_DEFINITIONS.run(manager, [definitionIds]);
    await writing.REPLACE_ATTRIBUTES.run(manager, [ids, JSON.stringify(rows)]);
  }

  private async restorePictures(manager: EntityManager, ids: number[], images: OfferSnapshot[]) {
    const places = images.flatMap(({ id, media }) =>
      (media ?? []).map(({ media_id: mediaId, position }) => ({ id, linked: mediaId, position })),
    );
    const existing = await restoring.LOCK_PICTURES.rows(manager, [places.map(({ linked }) => linked)]);
    const known = new Set(existing.map(({ id }) => id));
    const kept = places.filter(({ linked }) => known.has(linked));
    await writing.REPLACE_PICTURES.run(manager, [ids, ...columns(kept)]);
    const lost = places.flatMap(({ id, linked }) => (known.has(linked) ? [] : id));
    if (lost.length) await restoring.RESET_CONTENT_HASH.run(manager, [lost]);
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
