import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { Head, type PageHead, PrivateTitle } from '../../core/http/pages/page-head.js';
import { Texts } from '../../core/i18n/texts.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { MatchObjectionsPage } from './match-objections-page.js';
import { MatchObjectionsService } from './match-objections.service.js';
import { ObjectionFormQuery, ObjectionInput, ObjectionsPageQuery } from './objection.input.js';

/** The comparison of an offer and objections to it, for the store's staff. The forms work without JavaScript. */
@Controller()
export class MatchObjectionsPagesController {
  constructor(
    private readonly page: MatchObjectionsPage,
    private readonly objections: MatchObjectionsService,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.products.comparison')
  @Can('company.read')
  @Page('matches/offer')
  show(@Req() { query, locale, actor }: FastifyRequest, @Param() { id }: IdParams, @Head() head: PageHead) {
    const title = this.texts.t('match-objections.comparison', locale);
    head.set({ title, robots: 'noindex', within: route('admin.products', {}, locale) });
    const { other = null } = lenientQuery(ObjectionFormQuery, query);
    return this.page.ofOffer(actor, id, other, locale);
  }

  @LocalizedPost('admin.products.comparison')
  @Can('products.write')
  @FailureToast('match-objections.not_sent')
  async object(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() input: ObjectionInput) {
    await this.objections.object(request.actor, id, input);
    const url = route('admin.products.comparison', { id }, request.locale);
    return this.redirects.to(request, url, 'match-objections.toast.sent');
  }

  @LocalizedGet('admin.objections')
  @Can('company.read')
  @Page('matches/objections')
  @PrivateTitle('match-objections.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.list(actor, lenientQuery(ObjectionsPageQuery, query), locale);
  }
}
