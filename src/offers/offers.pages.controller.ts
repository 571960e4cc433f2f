import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../access/actor.js';
import { Can } from '../access/can.decorator.js';
import { CurrentActor } from '../access/current-actor.decorator.js';
import { BulkRuns } from '../bulk-actions/bulk-runs.js';
import { lenientQuery } from '../core/http/lenient-query.js';
import { Head, type PageHead } from '../core/http/page-head.js';
import { Page } from '../core/inertia/page.decorator.js';
import { optional } from '../core/inertia/props.js';
import type { ProductKind } from '../products/product.entity.js';
import { LocalizedGet } from '../routes.js';
import { OfferChoices } from './offer-choices.js';
import { OfferForms } from './offer-forms.js';
import { OffersPage } from './offers-page.js';
import { OffersPageQuery } from './offers.query.js';

/** The sections of the admin area where stores work with their products and services. */
@Controller()
@Can('company.read')
export class OffersPagesController {
  constructor(
    private readonly page: OffersPage,
    private readonly forms: OfferForms,
    private readonly choices: OfferChoices,
    private readonly bulk: BulkRuns,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedGet('admin.products')
  @Page('offers/index')
  products(@Req() request: FastifyRequest, @CurrentActor() actor: Actor, @Head() head: PageHead) {
    return this.list(request, actor, 'product', head);
  }

  @LocalizedGet('admin.services')
  @Page('offers/index')
  services(@Req() request: FastifyRequest, @CurrentActor() actor: Actor, @Head() head: PageHead) {
    return this.list(request, actor, 'service', head);
  }

  private async list({ query, locale }: FastifyRequest, actor: Actor, kind: ProductKind, head: PageHead) {
    head.set({ title: this.i18n.t(`offers.title.${kind}`, { lang: locale }), robots: 'noindex' });
    const asked = lenientQuery(OffersPageQuery, query);
    return {
      ...(await this.page.props(actor, kind, asked, locale)),
      bulkRuns: () => this.bulk.list(actor, asked.company, locale),
      form: () => this.forms.form(actor, kind, asked, locale),
      definitions: () => this.choices.definitions(actor, asked, locale),
      prefill: optional(() => this.forms.prefill(actor, asked, locale)),
      history: optional(() => this.forms.history(actor, asked, locale)),
    };
  }
}
