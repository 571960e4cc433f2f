import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { paged } from '../../core/http/api/list-headers.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { plainText } from '../../core/i18n/local-text.js';
import { DefinitionMerges } from './definition-merges.js';
import { DefinitionMergeInput, DefinitionMergeQuery, ValueMergeInput, ValuesQuery } from './merge.input.js';
import { UsedValueJson, DefinitionMergeJson } from './merge.json.js';
import { ValueMerges } from './value-merges.js';

/** API that merges attribute definitions, and values of one. */
@Controller('api/attributes')
@Can('platform.manage')
export class AttributeMergesController {
  constructor(
    private readonly definitions: DefinitionMerges,
    private readonly values: ValueMerges,
  ) {}

  @Get(':id/merge')
  @Responds(200, DefinitionMergeJson, 'Preview the merge of an attribute definition')
  async effect(
    @Param() { id }: IdParams,
    @Query() { into }: DefinitionMergeQuery,
    @Req() { locale }: FastifyRequest,
  ): Promise<DefinitionMergeJson> {
    const { replaced: _, problems, ...effect } = await this.definitions.effect(id, into, locale);
    return {
      ...effect,
      problems: problems.map(({ reason, values: { text }, count }) => ({ reason, text, count })),
    };
  }

  /** 422 when values could not be kept. */
  @Post(':id/merge')
  @Responds(204, null, 'Merge an attribute definition into another one')
  merge(@Param() { id }: IdParams, @Body() { into }: DefinitionMergeInput, @Req() { actor }: FastifyRequest) {
    return this.definitions.merge(actor, id, into);
  }

  @Get(':id/values')
  @RespondsList([UsedValueJson], 'List the values of a text attribute')
  async list(@Param() { id }: IdParams, @Query() query: ValuesQuery, @Req() { locale }: FastifyRequest) {
    const { values, count } = await this.values.list(id, query);
    const items = values.map(({ key, value, offers }) => ({ key, value: plainText(value, locale), offers }));
    return paged(items, query, count);
  }

  /** May be repeated. */
  @Post(':id/values/merge')
  @Responds(204, null, 'Merge values of a text attribute')
  mergeValues(@Param() { id }: IdParams, @Body() input: ValueMergeInput, @Req() { actor }: FastifyRequest) {
    return this.values.merge(actor, id, input);
  }
}
