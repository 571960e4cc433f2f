import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { Texts } from '../../core/i18n/texts.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import type { AuditEntryProps } from '../../audit/audit.pages.js';
import { AuditPresenters } from '../../audit/audit-presenters.js';
import { CategoriesService } from '../../categories/categories.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FieldName } from '../../products/product-fields.js';
import type { ProductRecord } from '../../products/product-record.js';
import type { FeedDifference } from '../offers.pages.js';
import { OfferHistoryPresenter } from './offer-history.presenter.js';

const SHOWN = 50;

/** Changes of a product by forms and the API; imports have reports of their own. */
@Injectable()
export class OfferHistory {
  constructor(
    private readonly database: DataSource,
    private readonly presenters: AuditPresenters,
    private readonly texts: Texts,
    private readonly categories: CategoriesService,
  ) {}

  /** The last changes first. */
  async listEntries(
    actor: Actor,
    { id, currency }: ProductRecord,
    locale: Locale,
  ): Promise<AuditEntryProps[]> {
    const entries = await this.database.getRepository(AuditEntry).find({
      where: { objectKind: 'product', objectId: String(id) },
      order: { id: 'DESC' },
      take: SHOWN,
    });
    const scope = companyScope(actor, 'company.read');
    const presenter = await this.presenters.presenterOf(entries, scope, locale);
    const changes = await this.presenter(currency, locale);
    return entries.map((entry) => ({ ...presenter.toEntry(entry), changes: changes.toChanges(entry) }));
  }

  /** The fields that differ from the feed, with the authors of the last changes. */
  async listFeedDifferences(actor: Actor, record: ProductRecord, locale: Locale): Promise<FeedDifference[]> {
    const names = Object.keys(record.fedValues);
    if (!names.length) return [];
    const presenter = await this.presenter(record.currency, locale);
    const after = Object.fromEntries(names.map((name) => [name, record[name as FieldName]]));
    const entries = await this.listEntries(actor, record, locale);
    return presenter.toChanges({ before: record.fedValues, after }).map(({ field, before }) => {
      const entry = entries.find(({ changes }) => changes.some((change) => change.field === field));
      return { field, fed: before, actor: entry?.actor ?? null, at: entry?.at ?? null };
    });
  }

  private async presenter(currency: string, locale: Locale): Promise<OfferHistoryPresenter> {
    const tree = await this.categories.tree();
    const say = (key: string, args: object = {}) => this.texts.t(key, locale, args);
    return new OfferHistoryPresenter(say, { locale, currency, tree });
  }
}
