import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { DefinitionMergePage } from './definition-merge-page.js';
import { DefinitionMerges } from './definition-merges.js';
import {
  ChosenValuesQuery,
  DefinitionMergeFormInput,
  DefinitionMergePageQuery,
  ValueMergeFormInput,
  ValuesPageQuery,
} from './merge.input.js';
import { ValueMergePage } from './value-merge-page.js';
import { ValueMerges } from './value-merges.js';

const NOT_MERGED = 'attributes.merge.not_merged';

/** Pages that merge attribute definitions and their values; each shows the effect first. */
@Controller()
@Can('platform.manage')
export class AttributeMergesPagesController {
  constructor(
    private readonly definitionPage: DefinitionMergePage,
    private readonly definitions: DefinitionMerges,
    private readonly valuePage: ValueMergePage,
    private readonly values: ValueMerges,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.attributes.merge')
  @Page('attributes/merge')
  @PrivateTitle('attributes.merge.title')
  definition(@Param() { id }: IdParams, @Req() { query, locale }: FastifyRequest) {
    return this.definitionPage.props(id, lenientQuery(DefinitionMergePageQuery, query), locale);
  }

  @LocalizedPost('admin.attributes.merge')
  @FailureToast(NOT_MERGED)
  async merge(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { into }: DefinitionMergeFormInput,
  ) {
    await this.definitions.merge(request.actor, id, into);
    const list = route('admin.attributes', {}, request.locale);
    return this.redirects.to(request, list, 'attributes.toast.merged');
  }

  @LocalizedGet('admin.attributes.values')
  @Page('attributes/values')
  @PrivateTitle('attributes.values.title')
  list(@Param() { id }: IdParams, @Req() { query, locale }: FastifyRequest) {
    return this.valuePage.props(id, lenientQuery(ValuesPageQuery, query), locale);
  }

  @LocalizedPost('admin.attributes.values')
  @FailureToast(NOT_MERGED)
  async mergeValues(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Query() { values }: ChosenValuesQuery,
    @Body() { into }: ValueMergeFormInput,
  ) {
    await this.values.merge(request.actor, id, { values, into });
    const list = route('admin.attributes.values', { id }, request.locale);
    return this.redirects.to(request, list, 'attributes.toast.values_merged');
  }
}
