import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Can } from '../../access/can.decorator.js';
import { Config } from '../../core/config/config.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { backToList } from '../../core/http/pages/back-to-list.js';
import { toast } from '../../core/http/pages/toast.js';
import { redirect } from '../../core/inertia/responses.js';
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
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  @LocalizedPost('admin.products.views')
  @FailureToast(NOT_SAVED)
  async save(
    @Req() { locale, actor }: FastifyRequest,
    @Body() input: NewOfferViewInput,
    @Query() { kind, ...query }: OfferViewQuery,
  ) {
    const view = await this.views.save(actor, { ...input, kind, query: toStoredQuery(query) });
    return redirect(viewUrl(view, locale), { flash: this.told(locale, 'saved', view.name) });
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
    return redirect(backToList(request, lists, this.config.publicUrl), {
      flash: this.told(locale, what, name),
    });
  }

  private told(locale: FastifyRequest['locale'], what: 'saved' | 'deleted', name: string) {
    return toast(this.i18n, locale, 'success', `offers.views.${what}`, { name });
  }
}
