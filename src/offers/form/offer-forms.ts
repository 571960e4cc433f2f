import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import { Forbidden } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import { PictureItems } from '../../media/picture-items.js';
import type { ProductKind } from '../../products/product.entity.js';
import type { AuditEntryProps } from '../../audit/audit.pages.js';
import type { ProductForm } from '../offers.pages.js';
import type { OffersPageQuery } from '../offers.query.js';
import { detailsOf, newForm, toForm } from './product-form.presenter.js';
import { ProductHistory } from '../history/product-history.js';
import { OwnProducts } from '../own-products.js';
import { ProductPrefills } from './product-prefills.js';

/** The form over a store's list, with its prefill and history. */
@Injectable()
export class OfferForms {
  constructor(
    private readonly products: OwnProducts,
    private readonly prefills: ProductPrefills,
    private readonly changes: ProductHistory,
    private readonly pictures: PictureItems,
    private readonly i18n: I18nService,
  ) {}

  /**
   * @throws NotFound for another store's product
   * @throws Forbidden for a new product without the permission
   */
  async form(
    actor: Actor,
    kind: ProductKind,
    { edit, copy, new: isNew }: OffersPageQuery,
    locale: Locale,
  ): Promise<ProductForm | null> {
    const say = (key: string): string => this.i18n.t(key, { lang: locale });
    const details = (of: ProductKind) => detailsOf(of, say);
    if (edit !== undefined) {
      const record = await this.products.get(actor, edit);
      const write = can(actor, 'products.write', record);
      const eanNotice = record.ean && !record.gtin ? this.prefills.notice(record.ean, locale) : null;
      const media = await this.pictures.byIds(actor, idsOf(record.media), locale);
      return toForm(record, { media, details: details(record.kind), locale, eanNotice, can: { write } });
    }
    if (!isNew && copy === undefined) return null;
    if (!can(actor, 'products.write')) throw new Forbidden();
    const like = copy === undefined ? null : await this.products.get(actor, copy);
    const { companyId = NO_COMPANY } = companyScope(actor, 'products.write');
    // failed images cannot be attached again
    const usable = like?.media.filter(({ status }) => status !== 'failed') ?? [];
    const media = await this.pictures.byIds(actor, idsOf(usable), locale);
    return newForm(kind, companyId === NO_COMPANY ? null : companyId, like, {
      media,
      details: details(like?.kind ?? kind),
      locale,
    });
  }

  prefill(actor: Actor, { ean }: OffersPageQuery, locale: Locale) {
    return this.prefills.of(actor, ean, locale);
  }

  async history(actor: Actor, { edit }: OffersPageQuery, locale: Locale): Promise<AuditEntryProps[]> {
    if (edit === undefined) return [];
    return this.changes.of(await this.products.get(actor, edit), locale);
  }
}

const idsOf = (things: { id: number }[]) => things.map(({ id }) => id);
