import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { SelectedRecords } from '../../core/http/pages/selected-records.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { plainText } from '../../core/i18n/local-text.js';
import { LocalizedDelete, LocalizedPatch, LocalizedPost, route } from '../../routes.js';
import { FoundDataDecisions } from '../found-data-decisions.js';
import { ProductDataDecisions } from '../product-data-decisions.js';
import { DecisionInput, DecisionsInput, MergeInput } from '../product-data.input.js';
import { ProductDataListQuery } from '../product-data.query.js';
import { ProductDataMerging } from '../editing/product-data-merging.js';
import { ProductDataService } from '../product-data.service.js';
import { toFormValues } from './product-data-forms.js';

/** Decisions on requests, and merging of duplicates, in the admin area. */
@Controller()
export class ProductDataRequestsPagesController {
  constructor(
    private readonly data: ProductDataService,
    private readonly decisions: ProductDataDecisions,
    private readonly found: FoundDataDecisions,
    private readonly merging: ProductDataMerging,
    private readonly redirects: FormRedirects,
    private readonly selected: SelectedRecords,
  ) {}

  @LocalizedPatch('admin.product-data.one')
  @Can('product-data.decide')
  @FailureToast('product-data.not_decided')
  async decide(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { status }: DecisionInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.decisions.decide(request.actor, id, status, ifFresh(toFormValues));
    return this.redirects.toList(request, listUrl(request), `product-data.toast.${status}`);
  }

  @LocalizedPost('admin.product-data.bulk')
  @Can('product-data.decide')
  @FailureToast('product-data.not_decided')
  async decideOnSelected(
    @Req() request: FastifyRequest,
    @Body() input: DecisionsInput,
    @Query() query: ProductDataListQuery,
  ) {
    const { actor } = request;
    const { ids, status } = input;
    const action = this.decisionOf(request, status);
    if (ids)
      return this.selected.each(request, ids, action, (id) => this.decisions.decide(actor, id, status));
    const { count, refused } = await this.found.decide(actor, input, query);
    return this.selected.answer(request, action, count, refused);
  }

  @LocalizedPost('admin.product-data.merge')
  @Can('product-data.write')
  @FailureToast('product-data.not_merged')
  async merge(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { from }: MergeInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.merging.merge(request.actor, id, from, ifFresh(toFormValues));
    return this.redirects.toList(request, listUrl(request), 'product-data.toast.merged');
  }

  @LocalizedDelete('admin.product-data.one')
  @Can('product-data.write')
  @FailureToast('product-data.not_deleted')
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams, @IfMatch() ifFresh: IfFresh) {
    await this.data.remove(request.actor, id, ifFresh(toFormValues));
    return this.redirects.toList(request, listUrl(request), 'product-data.toast.deleted');
  }

  private decisionOf(request: FastifyRequest, status: DecisionInput['status']) {
    const { actor, locale } = request;
    return {
      list: listUrl(request),
      done: `product-data.bulk.done.${status}`,
      nameOf: async (id: number) => plainText((await this.data.get(actor, id)).name, locale),
    };
  }
}

const listUrl = ({ locale }: FastifyRequest) => route('admin.product-data', {}, locale);
