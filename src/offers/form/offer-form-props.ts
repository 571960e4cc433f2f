import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { toChoices } from '../../attributes/attribute-form.presenter.js';
import type { AttributeChoice } from '../../attributes/attributes.pages.js';
import { AttributesService } from '../../attributes/attributes.service.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { toLabels } from '../../categories/choices/category-choices.js';
import { lazy } from '../../core/http/pages/lazy.js';
import type { WithFallback } from '../../core/http/pages/with-fallback.js';
import type { Locale } from '../../core/i18n/locales.js';
import { optional } from '../../core/inertia/props.js';
import type { ProductKind } from '../../products/product.entity.js';
import { OfferForms } from './offer-forms.js';
import type { ProductPrefill } from '../offers.pages.js';
import type { OffersPageQuery } from '../offers.query.js';

/** Props of the list's page for the form over it. */
@Injectable()
export class OfferFormProps {
  constructor(
    private readonly forms: OfferForms,
    private readonly attributes: AttributesService,
    private readonly categories: CategoriesService,
  ) {}

  /** @param orElse lets the page load without the prefill if that fails */
  of(actor: Actor, kind: ProductKind, query: OffersPageQuery, locale: Locale, orElse: WithFallback) {
    const form = lazy(() => this.forms.form(actor, kind, query, locale));
    return {
      form: () => form(),
      categories: async () =>
        toLabels(await this.categories.tree(), (await form())?.categoryIds ?? [], locale),
      definitions: () => this.definitions(actor, query, locale),
      prefill: optional(orElse<ProductPrefill | null>(null, () => this.forms.prefill(actor, query, locale))),
      history: optional(() => this.forms.history(actor, query, locale)),
    };
  }

  /** Of the registry, for products and services alike. */
  private async definitions(
    actor: Actor,
    query: OffersPageQuery,
    locale: Locale,
  ): Promise<AttributeChoice[]> {
    const { edit, copy, new: isNew } = query;
    const hasForm = edit !== undefined || copy !== undefined || isNew !== undefined;
    if (!hasForm || !can(actor, 'products.write')) return [];
    return toChoices(await this.attributes.listAll(), locale);
  }
}
