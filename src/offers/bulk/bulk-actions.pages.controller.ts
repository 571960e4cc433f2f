import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import type { FlashData } from '../../core/inertia/pages.js';
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
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedPost('admin.products.bulk')
  @FailureToast(NOT_DONE)
  async start(@Req() request: FastifyRequest, @Body() input: BulkActionInput, @Query() query: BulkListQuery) {
    const run = await this.actions.startRun(request.actor, input, query);
    return this.back(request, toFlash(this.texts, request.locale, run));
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

  private back(request: FastifyRequest, message: string | FlashData) {
    const lists = [route('admin.products', {}, request.locale), route('admin.services', {}, request.locale)];
    return this.redirects.toList(request, lists, message);
  }
}
