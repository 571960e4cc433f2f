import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttributesService } from '../../attributes/attributes.service.js';
import { afterCommit } from '../../core/database/after-commit.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { FieldErrors } from '../../core/errors/field-errors.js';
import { MediaService } from '../../media/media.service.js';
import type { ListedPictureInput } from '../../media/picture.input.js';
import { assertNotFailed } from '../../media/pictures/picture-failure.js';
import type { ProductRecord } from '../product-record.js';
import { OfferParts } from '../writing/offer-parts.js';
import type { OfferImage, OfferState } from '../writing/offer-state.js';
import type { AttributeChange } from './attribute.changes.js';
import { readAttribute } from './attribute-values.js';
import type { ProductChanges } from './product.changes.js';
import { FIND_MEDIA } from './product-parts-reader.statements.js';

/** A product before the write. */
export type PartsOwner = Pick<ProductRecord, 'companyId' | 'kind' | 'categoryIds' | 'attributes'> & {
  media: { id: number }[];
};

/**
 * Reads categories, attributes and images of a product for a write, and locks the rows that they refer to.
 */
@Injectable()
export class ProductPartsReader {
  constructor(
    private readonly parts: OfferParts,
    private readonly media: MediaService,
    private readonly definitions: AttributesService,
  ) {}

  /**
   * @param owner the product before the write; its lists may remain
   * @throws Invalid with all parts that do not fit
   */
  async read(
    manager: EntityManager,
    owner: PartsOwner,
    changes: ProductChanges,
  ): Promise<Partial<OfferState>> {
    const { categoryIds, attributes, media, errors: _, ...values } = changes;
    const errors = new FieldErrors();
    if (categoryIds && !isDeepStrictEqual(categoryIds, owner.categoryIds))
      await errors.wait(() => this.assertCategories(manager, owner, categoryIds));
    const read = {
      ...values,
      categoryIds,
      attributes: attributes && (await errors.wait(() => this.readAttributes(manager, owner, attributes))),
      media: media && (await errors.wait(() => this.readMedia(manager, owner, media))),
    };
    errors.assertNone();
    return read;
  }

  /** @throws Invalid for an unknown category, or one of the other kind */
  private async assertCategories(manager: EntityManager, { kind }: PartsOwner, ids: number[]): Promise<void> {
    const found = await this.parts.lockCategories(manager, ids);
    const fitting = new Set(found.filter((row) => row.kind === kind).map((row) => row.id));
    const wrong = ids.find((id) => !fitting.has(id));
    if (wrong !== undefined) throw Invalid.at('categoryIds', 'offers.errors.wrong_category', { id: wrong });
  }

  /**
   * Converts values as their definitions require, for example numbers to the definition's unit.
   * @throws Invalid for an unknown definition, or a value that does not fit
   */
  private async readAttributes(
    manager: EntityManager,
    { attributes: stored }: PartsOwner,
    attributes: AttributeChange[],
  ): Promise<AttributeChange[]> {
    const wanted = attributes.flatMap(({ definitionId }) => definitionId ?? []);
    if (!wanted.length) return attributes;
    const registry = await this.definitions.lockedRegistry(manager, wanted);
    const errors = new FieldErrors();
    const read = attributes.map((attribute, index) =>
      errors.read(() => readAttribute(attribute, index, { registry, stored }))!,
    );
    errors.assertNone();
    const [contradiction] = registry.contradictions(read);
    if (contradiction !== undefined)
      throw Invalid.at(`attributes.${contradiction}.value`, 'attributes.value.contradicts');
    return read;
  }

  /** @throws Invalid for an image that the store may not use, or that failed */
  private async readMedia(
    manager: EntityManager,
    owner: PartsOwner,
    pictures: ListedPictureInput[],
  ): Promise<OfferImage[]> {
    const urls = pictures.flatMap(({ id, mediaId, url }) => ((id ?? mediaId) ? [] : [url!]));
    this.assertAddresses(pictures);
    const fetched = await this.media.registerUrls(manager, owner.companyId, urls);
    const ids = pictures.map(({ id, mediaId, url }) => id ?? mediaId ?? fetched.get(url!)!);
    await this.assertUsable(manager, owner, ids);
    if (urls.length) afterCommit(manager, () => this.media.requestPictures());
    return [...new Set(ids)].map((id) => ({ id }));
  }

  private assertAddresses(pictures: ListedPictureInput[]): void {
    for (const [index, { id, mediaId, url }] of pictures.entries()) {
      const problem = (id ?? mediaId) ? null : this.media.addressProblem(url!);
      if (problem) throw Invalid.at(`media.${index}.url`, problem);
    }
  }

  /** Attached images may stay, even failed ones. */
  private async assertUsable(manager: EntityManager, { companyId, media }: PartsOwner, ids: number[]) {
    const attached = new Set(media.map(({ id }) => id));
    const added = ids.filter((id) => !attached.has(id));
    if (!added.length) return;
    const rows = await FIND_MEDIA.rows(manager, [companyId, added]);
    for (const id of added) {
      const field = `media.${ids.indexOf(id)}.mediaId`;
      const found = rows.find((row) => row.id === id);
      if (!found) throw Invalid.at(field, 'offers.errors.unknown_picture');
      assertNotFailed(found, field);
    }
  }
}
