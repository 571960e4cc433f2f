import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttributesService } from '../../attributes/attributes.service.js';
import { afterCommit } from '../../core/database/after-commit.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { FieldErrors } from '../../core/errors/field-errors.js';
import { assertNotFailed } from '../../media/pictures/picture-failure.js';
import { MediaService } from '../../media/media.service.js';
import type { ProductRecord } from '../product-record.js';
import type { AttributeChange } from './attribute.changes.js';
import { readAttribute } from './attribute-values.js';
import type { ListedPictureInput } from '../../media/picture.input.js';
import * as statements from './product-parts.statements.js';

type Owner = Pick<ProductRecord, 'id' | 'companyId' | 'kind' | 'media'>;

/** Writes categories, attributes and images of a product, in the caller's transaction. */
@Injectable()
export class ProductParts {
  constructor(
    private readonly media: MediaService,
    private readonly definitions: AttributesService,
  ) {}

  /** @throws Invalid for an unknown category, or one of the other kind */
  async setCategories(manager: EntityManager, { id, kind }: Owner, categoryIds: number[]): Promise<void> {
    const found = await statements.LOCK_CATEGORIES.rows(manager, [categoryIds]);
    const fitting = new Set(found.filter((row) => row.kind === kind).map((row) => row.id));
    const wrong = categoryIds.find((categoryId) => !fitting.has(categoryId));
    if (wrong !== undefined) throw Invalid.at('categoryIds', 'offers.errors.wrong_category', { id: wrong });
    await statements.SET_CATEGORIES.run(manager, [id, categoryIds]);
  }

  /**
   * Converts values as their definitions require, as numbers to the definition's unit.
   * @throws Invalid for an unknown definition, or a value that does not fit
   */
  async readAttributes(
    manager: EntityManager,
    stored: AttributeChange[],
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

  async setAttributes(manager: EntityManager, { id }: Owner, attributes: AttributeChange[]): Promise<void> {
    await statements.SET_ATTRIBUTES.run(manager, [id, JSON.stringify(attributes)]);
  }

  /** @throws Invalid for an image that the store may not use, or that failed */
  async setMedia(manager: EntityManager, owner: Owner, pictures: ListedPictureInput[]): Promise<void> {
    const urls = pictures.flatMap(({ id, mediaId, url }) => ((id ?? mediaId) ? [] : [url!]));
    const fetched = await this.media.registerUrls(manager, owner.companyId, urls);
    const ids = pictures.map(({ id, mediaId, url }) => id ?? mediaId ?? fetched.get(url!));
    const unreadable = ids.indexOf(undefined);
    if (unreadable >= 0) throw Invalid.at(`media.${unreadable}.url`, 'validation.isUrl');
    await this.assertUsable(manager, owner, ids as number[]);
    await statements.SET_MEDIA.run(manager, [owner.id, [...new Set(ids)]]);
    if (urls.length) afterCommit(manager, () => this.media.requestPictures());
  }

  /** Attached images may stay, even failed ones. */
  private async assertUsable(manager: EntityManager, { companyId, media }: Owner, ids: number[]) {
    const attached = new Set(media.map(({ id }) => id));
    const added = ids.filter((id) => !attached.has(id));
    const rows = await statements.FIND_MEDIA.rows(manager, [companyId, added]);
    for (const id of added) {
      const field = `media.${ids.indexOf(id)}.mediaId`;
      const found = rows.find((row) => row.id === id);
      if (!found) throw Invalid.at(field, 'offers.errors.unknown_picture');
      assertNotFailed(found, field);
    }
  }
}
