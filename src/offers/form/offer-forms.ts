import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import type { Locale } from '../../core/i18n/locales.js';
import { PictureItems } from '../../media/picture-items.js';
import type { ProductKind } from '../../products/product.entity.js';
import type { ProductRecord } from '../../products/product-record.js';
import type { OfferForm } from '../offers.pages.js';
import { OwnOffers } from '../own-offers.js';
import { detailsOf, newForm, toForm } from './offer-form.presenter.js';
import { OfferPrefills } from './offer-prefills.js';

/** The forms of offers, stored and new ones. */
@Injectable()
export class OfferForms {
  constructor(
    private readonly products: OwnOffers,
    private readonly prefills: OfferPrefills,
    private readonly pictures: PictureItems,
    private readonly texts: Texts,
  ) {}

  async ofStored(actor: Actor, record: ProductRecord, locale: Locale): Promise<OfferForm> {
    const write = can(actor, 'products.write', record);
    const eanNotice = record.ean && !record.gtin ? this.prefills.notice(record.ean, locale) : null;
    const media = await this.pictures.byIds(actor, idsOf(record.media), locale);
    return toForm(record, {
      media,
      details: this.details(record.kind, locale),
      locale,
      eanNotice,
      can: { write },
    });
  }

  /**
   * @param copy the product that it is like
   * @throws NotFound for another store's product
   */
  async ofNew(actor: Actor, kind: ProductKind, copy: number | undefined, locale: Locale): Promise<OfferForm> {
    const like = copy === undefined ? null : await this.products.get(actor, copy);
    const { companyId = NO_COMPANY } = companyScope(actor, 'products.write');
    // failed images cannot be attached again
    const usable = like?.media.filter(({ status }) => status !== 'failed') ?? [];
    return newForm(kind, companyId === NO_COMPANY ? null : companyId, like, {
      media: await this.pictures.byIds(actor, idsOf(usable), locale),
      details: this.details(like?.kind ?? kind, locale),
      locale,
    });
  }

  private details(kind: ProductKind, locale: Locale) {
    return detailsOf(kind, (key) => this.texts.t(key, locale));
  }
}

const idsOf = (things: { id: number }[]) => things.map(({ id }) => id);
