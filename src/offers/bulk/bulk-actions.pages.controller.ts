import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedDelete, LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { BulkActionInput, BulkEditListQuery, BulkListQuery, selectionInUrl } from './bulk-action.input.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { BulkEditPage } from './bulk-edit-page.js';
import { BulkEditInput, BulkEditQuery } from './bulk-edit.input.js';
import { BulkEditReader } from './bulk-edit-reader.js';
import { toFlash } from './bulk-flash.js';

const NOT_DONE = 'toast.details.setter_error_products';

/** Bulk actions on products or services; each redirects back to the list. */
@Controller()
@Can('products.write')
export class BulkActionsPagesController {
  constructor(
    private readonly actions: BulkActionsService,
    private readonly editPage: BulkEditPage,
    private readonly reader: BulkEditReader,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedPost('admin.products.bulk')
  @FailureToast(NOT_DONE)
  async start(@Req() request: FastifyRequest, @Body() input: BulkActionInput, @Query() query: BulkListQuery) {
    if (input.action === 'edit') return redirect(this.editUrl(request, input));
    const run = await this.actions.startRun(request.actor, input, query);
    return this.back(request, toFlash(this.texts, request.locale, run));
  }

  @LocalizedGet('admin.products.bulk.edit')
  @Page('offers/bulk-edit')
  @PrivateTitle('offers.bulk_edit.title')
  edit(@Req() { actor, locale, url }: FastifyRequest, @Query() query: BulkEditQuery) {
    return this.editPage.props(actor, query, new URL(url, 'http://local').searchParams, locale);
  }

  @LocalizedPost('admin.products.bulk.edit')
  @FailureToast(NOT_DONE)
  async startEdit(
    @Req() request: FastifyRequest,
    @Body() input: BulkEditInput,
    @Query() query: BulkEditListQuery,
  ) {
    const edit = await this.reader.read(input);
    if (!edit) throw Invalid.because('priceBy', 'offers.bulk_edit.nothing');
    const run = await this.actions.startEdit(request.actor, edit, query);
    const { locale } = request;
    const list = route(query.kind === 'service' ? 'admin.services' : 'admin.products', {}, locale);
    return this.redirects.to({ locale }, list, toFlash(this.texts, locale, run));
  }

  @LocalizedPost('admin.products.bulk.run')
  @FailureToast(NOT_DONE)
  async undo(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    const run = await this.actions.undo(request.actor, id);
    return this.back(request, toFlash(this.texts, request.locale, run));
  }

  @LocalizedDelete('admin.products.bulk.run')
  @FailureToast(NOT_DONE)
  async cancel(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.actions.cancel(request.actor, id);
    return this.back(request, 'bulk.cancelled');
  }

  /** The page with the filters of the request. */
  private editUrl({ url, locale }: FastifyRequest, input: BulkActionInput): string {
    const { searchParams } = new URL(url, 'http://local');
    const filters = Object.fromEntries(
      [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
    );
    return route('admin.products.bulk.edit', {}, locale, { ...filters, ...selectionInUrl(input) });
  }

  private back(request: FastifyRequest, message: string | FlashData) {
    const lists = [route('admin.products', {}, request.locale), route('admin.services', {}, request.locale)];
    return this.redirects.toList(request, lists, message);
  }
}
