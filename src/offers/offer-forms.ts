import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { can } from '../access/permission-table.js';
import { Forbidden, NotFound } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import { readGtin } from '../product-data/gtin.js';
import type { ProductKind } from '../products/product.entity.js';
import { isOwn } from '../products/product.policy.js';
import type { ProductRecord } from '../products/product-record.js';
import { ProductRecords } from '../products/product-records.js';
import type { AuditEntryProps } from '../audit/audit.pages.js';
import type { ProductForm } from './offers.pages.js';
import type { OffersPageQuery } from './offers.query.js';
import { newForm, toForm } from './product-form.presenter.js';
import { ProductHistory } from './product-history.js';
import { ProductPrefills } from './product-prefills.js';

/** The form that stands over a store's list, with what belongs to it. */
@Injectable()
export class OfferForms {
  constructor(
    private readonly records: ProductRecords,
    private readonly prefills: ProductPrefills,
    private readonly changes: ProductHistory,
  ) {}

  /**
   * @throws NotFound for another store's product
   * @throws Forbidden for a new one without the right
   */
  async form(
    actor: Actor,
    kind: ProductKind,
    { edit, copy, new: isNew }: OffersPageQuery,
    locale: Locale,
  ): Promise<ProductForm | null> {
    if (edit !== undefined) {
      const record = await this.own(actor, edit);
      const problem = record.ean && !record.gtin ? readGtin(record.ean).problem : null;
      const mayWrite = can(actor, 'products.write', record);
      return toForm(record, this.prefills.notice(problem, locale), mayWrite, locale);
    }
    if (!isNew && copy === undefined) return null;
    if (!can(actor, 'products.write')) throw new Forbidden();
    const like = copy === undefined ? null : await this.own(actor, copy);
    const { companyId = NO_COMPANY } = companyScope(actor, 'products.write');
    return newForm(kind, companyId === NO_COMPANY ? null : companyId, like, locale);
  }

  prefill(actor: Actor, { ean }: OffersPageQuery, locale: Locale) {
    return this.prefills.of(actor, ean, locale);
  }

  async history(actor: Actor, { edit }: OffersPageQuery, locale: Locale): Promise<AuditEntryProps[]> {
    if (edit === undefined) return [];
    await this.own(actor, edit);
    return this.changes.of(edit, locale);
  }

  /** Visible or not, but never another store's. */
  private async own(actor: Actor, id: number): Promise<ProductRecord> {
    const record = await this.records.get(actor, id);
    if (!isOwn(actor, record)) throw new NotFound();
    return record;
  }
}
