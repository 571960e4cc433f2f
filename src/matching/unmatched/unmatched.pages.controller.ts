import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { toast } from '../../core/http/pages/toast.js';
import { Texts } from '../../core/i18n/texts.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { ImportStores } from '../../import/import-stores.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { UnmatchedCsv } from './unmatched-csv.js';
import { UnmatchedOffersService } from './unmatched-offers.service.js';
import { UnmatchedPage } from './unmatched-page.js';
import { AcceptedInput, UnmatchedQuery } from './unmatched.query.js';

/** The report about offers that are not compared or listed as they could be. */
@Controller()
export class UnmatchedPagesController {
  constructor(
    private readonly page: UnmatchedPage,
    private readonly csv: UnmatchedCsv,
    private readonly offers: UnmatchedOffersService,
    private readonly stores: ImportStores,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.unmatched')
  @Can('company.read')
  @Page('unmatched/index')
  @PrivateTitle('unmatched.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(UnmatchedQuery, query), locale);
  }

  @LocalizedGet('admin.unmatched.export')
  @Can('company.read')
  async download(@Req() { query, locale, actor }: FastifyRequest, @Res() reply: FastifyReply) {
    const { kind, company } = lenientQuery(UnmatchedQuery, query);
    const { id } = await this.stores.get(actor, company);
    return this.csv.send(reply, id, kind ?? null, locale);
  }

  @LocalizedPost('admin.unmatched.accept')
  @Can('products.write')
  @FailureToast('unmatched.not_saved')
  async accept(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() accepted: AcceptedInput) {
    await this.offers.accept(request.actor, id, accepted);
    const { locale } = request;
    const undo = { url: route('admin.unmatched.undo', { id }, locale, { ...accepted }) };
    const note = toast(this.texts, locale, 'success', `unmatched.toast.${accepted.kind}`);
    return this.redirects.toList(request, route('admin.unmatched', {}, locale), { ...note, undo });
  }

  @LocalizedPost('admin.unmatched.undo')
  @Can('products.write')
  @FailureToast('unmatched.not_saved')
  async undo(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Query() accepted: AcceptedInput) {
    await this.offers.undo(request.actor, id, accepted);
    const list = route('admin.unmatched', {}, request.locale);
    return this.redirects.toList(request, list, `unmatched.toast.undone.${accepted.kind}`);
  }
}
