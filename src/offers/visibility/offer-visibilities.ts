import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { CategoriesService } from '../../categories/categories.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Gap } from '../../products/own/own-products-conditions.js';
import type { ProductRecord } from '../../products/product-record.js';
import { route } from '../../routes.js';
import type { OfferVisibility, VisibilityBrief } from '../visibility.props.js';
import { VisibilityPresenter } from './visibility.presenter.js';
import { VISIBILITY_FACTS } from './visibility.statements.js';

interface Reader {
  locale: Locale;
  /** The offer's page, the target of remedies; left out: from no list. An empty one is the page that shows the line. */
  pageOf?(id: number): string;
  /** Gaps that the list is filtered by. */
  asked?: readonly Gap[];
}

/** The visibility of a store's offers, or the reason why they are hidden. */
@Injectable()
export class OfferVisibilities {
  constructor(
    private readonly database: DataSource,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
  ) {}

  /** A short form by id, for offers that the actor may see. */
  async brief(actor: Actor, records: ProductRecord[], reader: Reader): Promise<Map<number, VisibilityBrief>> {
    const factsOf = await this.facts(records);
    const presenter = await this.presenter(actor, reader);
    return new Map(records.map((record) => [record.id, presenter.toBrief(record, factsOf.get(record.id)!)]));
  }

  /** The visibility of one offer, with its reasons. */
  async line(actor: Actor, record: ProductRecord, reader: Reader): Promise<OfferVisibility> {
    const factsOf = await this.facts([record]);
    return (await this.presenter(actor, reader)).toLine(record, factsOf.get(record.id)!);
  }

  private async facts(records: ProductRecord[]) {
    const rows = await VISIBILITY_FACTS.rows(this.database, [records.map(({ id }) => id)]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async presenter(actor: Actor, { locale, pageOf, asked = [] }: Reader) {
    const tree = await this.categories.tree();
    const url = (id: number) => route('admin.products.one', { id }, locale);
    return new VisibilityPresenter(this.texts, { actor, tree, locale, pageOf: pageOf ?? url, asked });
  }
}
