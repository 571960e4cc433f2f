import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { AttributesService } from '../attributes/attributes.service.js';
import type { Locale } from '../core/i18n/locales.js';
import { PictureChoice } from '../media/picture-choice.js';
import { type LookedUp, readEan, toChanges } from './product-data.changes.js';
import type { NewProductDataInput, ProductDataInput } from './product-data.input.js';
import type { ProductDataRecord } from './product-data.record.js';
import { ProductDataService } from './product-data.service.js';

/** Descriptions as people and programs write them: with what they refer to looked up. */
@Injectable()
export class ProductDataEditing {
  constructor(
    private readonly data: ProductDataService,
    private readonly attributes: AttributesService,
    private readonly pictures: PictureChoice,
  ) {}

  /** Adds a description; its id. @throws NotFound, Invalid, Forbidden, Conflict */
  async create(by: Actor, input: NewProductDataInput, locale: Locale): Promise<number> {
    const companyId = await this.data.ownerOf(by, input.companyId);
    const found = await this.lookUp(companyId, input, []);
    const changes = toChanges(input, found, locale);
    return this.data.create(by, { ...changes, ...readEan(input.ean), companyId });
  }

  /** @param check gets the locked description, and may refuse @throws NotFound, Invalid, Forbidden, Conflict */
  async update(
    by: Actor,
    id: number,
    input: ProductDataInput,
    locale: Locale,
    check: (data: ProductDataRecord) => void,
  ): Promise<void> {
    const { companyId, mediaIds } = await this.data.getWritable(by, id);
    const found = await this.lookUp(companyId, input, mediaIds);
    await this.data.update(by, id, (locked) => {
      check(locked);
      return toChanges(input, found, locale, locked);
    });
  }

  /** @param known pictures that are there already; new ones must be the company's */
  private async lookUp(companyId: number, input: ProductDataInput, known: number[]): Promise<LookedUp> {
    const definitions = await this.attributes.registry();
    if (!input.media) return { definitions };
    const mediaIds: number[] = [];
    for (const { id, mediaId = id, url } of input.media) {
      const isKnown = mediaId !== undefined && known.includes(mediaId);
      mediaIds.push(isKnown ? mediaId : await this.pictures.choose(companyId, { mediaId, url }));
    }
    return { definitions, mediaIds: [...new Set(mediaIds)] };
  }
}
