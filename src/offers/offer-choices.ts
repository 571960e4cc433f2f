import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { toChoices } from '../attributes/attribute-form.presenter.js';
import type { AttributeChoice } from '../attributes/attributes.pages.js';
import { AttributesService } from '../attributes/attributes.service.js';
import type { Locale } from '../core/i18n/locales.js';
import type { OffersPageQuery } from './offers.query.js';

/** What the open form offers to be chosen. */
@Injectable()
export class OfferChoices {
  constructor(private readonly attributes: AttributesService) {}

  /** Of the registry, for products and services alike. */
  async definitions(actor: Actor, query: OffersPageQuery, locale: Locale): Promise<AttributeChoice[]> {
    const { edit, copy, new: isNew } = query;
    const hasForm = edit !== undefined || copy !== undefined || isNew !== undefined;
    if (!hasForm || !can(actor, 'products.write')) return [];
    return toChoices(await this.attributes.listAll(), locale);
  }
}
