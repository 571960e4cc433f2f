import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OfferBlocks } from '../blocking/offer-blocks.js';
import { ProductRequests } from '../read-model/product-requests.js';
import { OfferParts } from './offer-parts.js';
import type { OfferSnapshot } from './offer-snapshot.js';
import { inOrder, stateOfSnapshot } from './offer-state.js';
import * as statements from './offer-restorer.statements.js';
import { updateOffers } from './offer-writer.statements.js';
import { DELETE_PRICES } from './price-history.statements.js';

/** Restores offers from snapshots, in batches. */
@Injectable()
export class OfferRestorer {
  constructor(
    private readonly parts: OfferParts,
    private readonly blocks: OfferBlocks,
    private readonly requests: ProductRequests,
  ) {}

  /**
   * Call it in the transaction that locked the offers. Categories, images and definitions that were deleted
   * meanwhile remain deleted. Prices after the snapshots are deleted from the history.
   * @param images snapshots of the offers to restore
   * @param newIds offers that did not exist then: they are deleted
   */
  async restore(manager: EntityManager, images: OfferSnapshot[], newIds: number[]): Promise<void> {
    const ids = images.map(({ id }) => id);
    if (ids.length) {
      const rows = JSON.stringify(images);
      await DELETE_PRICES.run(manager, [rows]);
      await statements.RESTORE.run(manager, [rows]);
      await this.restoreParts(manager, images);
    }
    if (newIds.length) {
      const rows = newIds.map((id) => ({ id, isDeleted: true }));
      await updateOffers(['isDeleted']).run(manager, [JSON.stringify(rows)]);
    }
    await this.blocks.updateBlocks(manager, ids);
    await this.requests.refresh(manager, [...ids, ...newIds]);
  }

  private async restoreParts(manager: EntityManager, images: OfferSnapshot[]): Promise<void> {
    await this.parts.write(
      manager,
      images.map((image) => {
        const { categoryIds, attributes } = stateOfSnapshot(image);
        return { id: image.id, categoryIds, attributes };
      }),
    );
    const wanted = images.map(({ id, media }) => ({
      id,
      mediaIds: inOrder(media).map((one) => one.media_id),
    }));
    const existing = await statements.LOCK_PICTURES.rows(manager, [
      wanted.flatMap(({ mediaIds }) => mediaIds),
    ]);
    const known = new Set(existing.map(({ id }) => id));
    await this.parts.write(
      manager,
      wanted.map(({ id, mediaIds }) => ({ id, mediaIds: mediaIds.filter((mediaId) => known.has(mediaId)) })),
    );
    const lost = wanted.flatMap(({ id, mediaIds }) =>
      mediaIds.every((mediaId) => known.has(mediaId)) ? [] : id,
    );
    if (lost.length) await statements.RESET_CONTENT_HASH.run(manager, [lost]);
  }
}
