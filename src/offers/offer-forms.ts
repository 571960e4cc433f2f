import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { can } from '../access/permission-table.js';
import { toChoices } from '../attributes/attribute-form.presenter.js';
import { AttributesService } from '../attributes/attributes.service.js';
import { Forbidden } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import type { ProductKind } from '../products/product.entity.js';
import type { AuditEntryProps } from '../audit/audit.pages.js';
import type { ProductForm } from './offers.pages.js';
import type { OffersPageQuery } from './offers.query.js';
import { newForm, toForm } from './product-form.presenter.js';
import { ProductHistory } from './product-history.js';
import { OwnProducts } from './own-products.js';
import { ProductPrefills } from './product-prefills.js';

/** The form that stands over a store's list, with what belongs to it. */
@Injectable()
export class OfferForms {
  constructor(
    private readonly products: OwnProducts,
    private readonly prefills: ProductPrefills,
    private readonly changes: ProductHistory,
    private readonly attributes: AttributesService,
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
      const record = await this.products.get(actor, edit);
      const mayWrite = can(actor, 'products.write', record);
      const notice = record.ean && !record.gtin ? this.prefills.notice(record.ean, locale) : null;
      return toForm(record, notice, mayWrite, locale);
    }
    if (!isNew && copy === undefined) return null;
    if (!can(actor, 'products.write')) throw new Forbidden();
    const like = copy === undefined ? null : await this.products.get(actor, copy);
    const { companyId = NO_COMPANY } = companyScope(actor, 'products.write');
    return newForm(kind, companyId === NO_COMPANY ? null : companyId, like, locale);
  }

  /** Of the registry; services have attributes, too. */
  async definitions(actor: Actor, { edit, copy, new: isNew }: OffersPageQuery, locale: Locale) {
    const hasForm = edit !== undefined || copy !== undefined || isNew !== undefined;
    if (!hasForm || !can(actor, 'products.write')) return [];
    return toChoices(await this.attributes.listAll(), locale);
  }

  prefill(actor: Actor, { ean }: OffersPageQuery, locale: Locale) {
    return this.prefills.of(actor, ean, locale);
  }

  async history(actor: Actor, { edit }: OffersPageQuery, locale: Locale): Promise<AuditEntryProps[]> {
    if (edit === undefined) return [];
    return this.changes.of(await this.products.get(actor, edit), locale);
  }
}
