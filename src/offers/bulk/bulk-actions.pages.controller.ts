import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Can } from '../../access/can.decorator.js';
import { Config } from '../../core/config/config.js';
import { backToList } from '../../core/http/pages/back-to-list.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { toast } from '../../core/http/pages/toast.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedDelete, LocalizedPost, route } from '../../routes.js';
import { BulkActionInput, BulkListQuery } from './bulk-action.input.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { toFlash } from './bulk-flash.js';

const NOT_DONE = 'toast.details.setter_error_products';

/** Bulk actions on products or services; each redirects back to the list. */
@Controller()
@Can('products.write')
export class BulkActionsPagesController {
  constructor(
    private readonly actions: BulkActionsService,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  @LocalizedPost('admin.products.bulk')
  @FailureToast(NOT_DONE)
  async start(@Req() request: FastifyRequest, @Body() input: BulkActionInput, @Query() query: BulkListQuery) {
    const run = await this.actions.start(request.actor, input, query);
    return this.back(request, toFlash(this.i18n, request.locale, run));
  }

  @LocalizedPost('admin.products.bulk.run')
  @FailureToast(NOT_DONE)
  async undo(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    const run = await this.actions.undo(request.actor, id);
    return this.back(request, toFlash(this.i18n, request.locale, run));
  }

  @LocalizedDelete('admin.products.bulk.run')
  @FailureToast(NOT_DONE)
  async cancel(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.actions.cancel(request.actor, id);
    return this.back(request, toast(this.i18n, request.locale, 'success', 'bulk.cancelled'));
  }

  private back(request: FastifyRequest, flash: FlashData) {
    const lists = [route('admin.products', {}, request.locale), route('admin.services', {}, request.locale)];
    return redirect(backToList(request, lists, this.config.publicUrl), { flash });
  }
}
