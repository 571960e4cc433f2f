import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AttributesService } from '../../attributes/attributes.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import { PictureChoice } from '../../media/picture-choice.js';
import { readEan, toChanges } from './product-data.changes.js';
import type { NewProductDataInput, ProductDataInput } from '../product-data.input.js';
import type { ProductDataRecord } from '../product-data-record.js';
import { ProductDataService } from '../product-data.service.js';
import { ProductDataStore } from '../product-data.store.js';

/** Writes the inputs of form and API, with the definitions and pictures that they refer to. */
@Injectable()
export class ProductDataEditing {
  constructor(
    private readonly data: ProductDataService,
    private readonly store: ProductDataStore,
    private readonly attributes: AttributesService,
    private readonly pictures: PictureChoice,
  ) {}

  /** Adds a record and returns its id. @throws NotFound, Invalid, Forbidden, Conflict */
  async create(by: Actor, input: NewProductDataInput, locale: Locale): Promise<number> {
    const companyId = await this.data.ownerOf(by, input.companyId);
    const mediaIds = await this.choosePictures(companyId, input, []);
    return this.store.transaction(async (manager) => {
      const definitions = await this.definitionsOf(manager, input);
      const changes = toChanges(input, { definitions, mediaIds }, locale);
      return this.data.create(manager, by, { ...changes, ...readEan(input.ean), companyId });
    });
  }

  /** @param check gets the locked record, and may throw @throws NotFound, Invalid, Forbidden, Conflict */
  async update(
    by: Actor,
    id: number,
    input: ProductDataInput,
    locale: Locale,
    check: (data: ProductDataRecord) => void,
  ): Promise<void> {
    const known = await this.data.getWritable(by, id);
    const mediaIds = await this.choosePictures(known.companyId, input, known.mediaIds);
    await this.store.transaction(async (manager) => {
      const definitions = await this.definitionsOf(manager, input);
      await this.data.update(manager, by, id, (locked) => {
        check(locked);
        return toChanges(input, { definitions, mediaIds }, locale, locked);
      });
    });
  }

  /** Locks the definitions before the record, in the same order as the deletion of a definition. */
  private definitionsOf(manager: EntityManager, { attributes = [] }: ProductDataInput) {
    const ids = attributes.flatMap(({ definitionId }) => definitionId ?? []);
    return this.attributes.lockedRegistry(manager, ids);
  }

  /** @param known media ids that are attached already; new ones must be of the company */
  private async choosePictures(
    companyId: number,
    { media }: ProductDataInput,
    known: number[],
  ): Promise<number[] | undefined> {
    if (!media) return undefined;
    const mediaIds: number[] = [];
    for (const { id, mediaId = id, url } of media) {
      const isKnown = mediaId !== undefined && known.includes(mediaId);
      mediaIds.push(
        isKnown ? mediaId : await this.pictures.choose(companyId, { mediaId, url: url ?? undefined }),
      );
    }
    return [...new Set(mediaIds)];
  }
}
