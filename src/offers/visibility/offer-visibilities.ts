import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { CategoriesService } from '../../categories/categories.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { ProductRecord } from '../../products/product-record.js';
import { VisibilityPresenter } from './visibility.presenter.js';
import type { OfferVisibility } from '../visibility.props.js';
import { VISIBILITY_FACTS } from './visibility.statements.js';

/** Where visitors see the offers of a store, or why they do not. */
@Injectable()
export class OfferVisibilities {
  constructor(
    private readonly database: DataSource,
    private readonly categories: CategoriesService,
    private readonly i18n: I18nService,
  ) {}

  /** The lines of offers that the actor may see, by id. */
  async of(actor: Actor, records: ProductRecord[], locale: Locale): Promise<Map<number, OfferVisibility>> {
    const recordOf = new Map(records.map((record) => [record.id, record]));
    const [facts, tree] = await Promise.all([
      VISIBILITY_FACTS.rows(this.database, [[...recordOf.keys()]]),
      this.categories.tree(),
    ]);
    const presenter = new VisibilityPresenter(this.i18n, { actor, tree, locale });
    return new Map(facts.map((row) => [row.id, presenter.toLine(recordOf.get(row.id)!, row)]));
  }

  /** The line of one of them. */
  async one(actor: Actor, record: ProductRecord, locale: Locale): Promise<OfferVisibility> {
    return (await this.of(actor, [record], locale)).get(record.id)!;
  }
}
