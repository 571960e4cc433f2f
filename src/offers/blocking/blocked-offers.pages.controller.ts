import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { BlockDecisionInput, BlockedOffersQuery } from './block-decision.input.js';
import { BlockedOffersPage } from './blocked-offers-page.js';
import { OfferBlockDecisions } from './offer-block-decisions.js';

/** Blocked offers: stores object, super admins decide. The forms work without JavaScript. */
@Controller()
export class BlockedOffersPagesController {
  constructor(
    private readonly decisions: OfferBlockDecisions,
    private readonly page: BlockedOffersPage,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.imports.blocked-offers')
  @Can('platform.manage')
  @Page('blocked-terms/offers')
  @PrivateTitle('blocked-offers.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(BlockedOffersQuery, query), locale);
  }

  @LocalizedPost('admin.imports.blocked-offers.objection')
  @Can('products.write')
  @FailureToast('blocked-offers.not_saved')
  async object(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.decisions.object(request.actor, id);
    return this.back(request, id, 'objected');
  }

  @LocalizedPost('admin.imports.blocked-offers.decision')
  @Can('platform.manage')
  @FailureToast('blocked-offers.not_saved')
  async decide(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() input: BlockDecisionInput) {
    await this.decisions.decide(request.actor, id, input);
    return this.back(request, id, input.decision);
  }

  /** To the list, or the offer, from which it was sent. */
  private back(request: FastifyRequest, id: number, done: string) {
    const { locale } = request;
    const pages = [
      route('admin.products.one', { id }, locale),
      route('admin.products', {}, locale),
      route('admin.services', {}, locale),
      route('admin.imports.blocked-offers', {}, locale),
    ];
    return this.redirects.toList(request, pages, `blocked-offers.toast.${done}`);
  }
}
