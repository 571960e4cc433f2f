import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { Config } from '../../core/config/config.js';
import type { ApiQuery } from '../../core/http/api/api-query.js';
import { type Versioned, versioned } from '../../core/http/versions/versioned.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FoundCard } from '../../search/catalogue-index/catalogue-index.js';
import type { ProductJson } from '../product.json.js';
import { ProductJsonPresenter } from './product-json.presenter.js';
import type { ProductRecord } from '../product-record.js';
import { ProductRecords } from '../own/product-records.js';

/** The actor and the language of an answer. */
export interface Asked {
  actor: Actor;
  locale: Locale;
  query: Pick<ApiQuery, 'translations'>;
}

/** Products in the form of the API. */
@Injectable()
export class ProductResponses {
  constructor(
    private readonly records: ProductRecords,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /** The prefix of absolute URLs. */
  get origin(): string {
    return this.config.publicUrl;
  }

  /**
   * One product with its version.
   * @throws NotFound also when the actor may not see it
   */
  async getProduct(id: number, asked: Asked): Promise<Versioned<ProductJson>> {
    return this.toResponse(await this.records.get(asked.actor, id), asked);
  }

  /** The answer for a record. */
  async toResponse(record: ProductRecord, asked: Asked): Promise<Versioned<ProductJson>> {
    return versioned(record, (await this.presenter(asked)).toJson(record));
  }

  /** The entries of cards, in their order. */
  async listProducts(found: FoundCard[], asked: Asked): Promise<ProductJson[]> {
    const [records, presenter] = await Promise.all([
      this.records.byIds(found.map(({ entryId }) => entryId)),
      this.presenter(asked),
    ]);
    return records.map((record) => presenter.toJson(record));
  }

  async presenter({ actor, locale, query: { translations } }: Asked): Promise<ProductJsonPresenter> {
    const view = { actor, locale, translations, origin: this.origin };
    return new ProductJsonPresenter(this.texts, await this.categories.tree(), view);
  }
}
