import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { LocalizedDelete, LocalizedPatch, LocalizedPost, route } from '../../routes.js';
import { NewOfferViewInput, OfferViewInput, OfferViewQuery } from './offer-view.input.js';
import { toStoredQuery, viewUrl } from './offer-view.presenter.js';
import { OfferViews } from './offer-views.service.js';

const NOT_SAVED = 'offers.views.not_saved';

/** Saves, renames, shares and deletes views of the list; each redirects back to it. */
@Controller()
@Can('company.read')
export class OfferViewsPagesController {
  constructor(
    private readonly views: OfferViews,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedPost('admin.products.views')
  @FailureToast(NOT_SAVED)
  async save(
    @Req() { locale, actor }: FastifyRequest,
    @Body() input: NewOfferViewInput,
    @Query() { kind, ...query }: OfferViewQuery,
  ) {
    const view = await this.views.save(actor, { ...input, kind, query: toStoredQuery(query) });
    return this.redirects.to({ locale }, viewUrl(view, locale), 'offers.views.saved', { name: view.name });
  }

  @LocalizedPatch('admin.products.views.one')
  @FailureToast(NOT_SAVED)
  async update(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() input: OfferViewInput) {
    const { name } = await this.views.update(request.actor, id, input);
    return this.back(request, 'saved', name);
  }

  @LocalizedDelete('admin.products.views.one')
  @FailureToast(NOT_SAVED)
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    const { name } = await this.views.remove(request.actor, id);
    return this.back(request, 'deleted', name);
  }

  private back(request: FastifyRequest, what: 'saved' | 'deleted', name: string) {
    const { locale } = request;
    const lists = [route('admin.products', {}, locale), route('admin.services', {}, locale)];
    return this.redirects.toList(request, lists, `offers.views.${what}`, { name });
  }
}
