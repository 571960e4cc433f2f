import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../access/can.decorator.js';
import { Public } from '../access/public.decorator.js';
import { Responds, RespondsList } from '../core/http/api/response.decorator.js';
import { ApiQuery } from '../core/http/api/api-query.js';
import { IdParams } from '../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../core/http/versions/if-match.decorator.js';
import { paged } from '../core/http/api/list-headers.js';
import { versioned } from '../core/http/versions/versioned.js';
import type { Locale } from '../core/i18n/locales.js';
import { toChanges } from './attribute.changes.js';
import { DefinitionInput } from './attribute.input.js';
import { AttributeDefinitionJson } from './attribute.json.js';
import { toDefinitionJson } from './attribute.presenter.js';
import { AttributeRemovalQuery, AttributesQuery } from './attribute.query.js';
import { AttributesSearch } from './attributes.search.js';
import { AttributesService } from './attributes.service.js';

/** API of attribute definitions. */
@Controller('api/attributes')
export class AttributesController {
  constructor(
    private readonly attributes: AttributesService,
    private readonly search: AttributesSearch,
  ) {}

  @Get()
  @Public()
  @RespondsList([AttributeDefinitionJson], 'List attribute definitions')
  async list(@Query() query: AttributesQuery, @Req() { locale }: FastifyRequest) {
    const { definitions, count } = await this.search.list(query, locale);
    const { translations } = query;
    return paged(
      definitions.map((definition) => toDefinitionJson(definition, { locale, translations })),
      query,
      count,
    );
  }

  @Get(':id')
  @Public()
  @Responds(200, AttributeDefinitionJson, 'Get an attribute definition')
  show(@Param() { id }: IdParams, @Query() query: ApiQuery, @Req() { locale }: FastifyRequest) {
    return this.json(id, locale, query);
  }

  @Post()
  @Can('platform.manage')
  @Responds(201, AttributeDefinitionJson, 'Create an attribute definition')
  async create(
    @Body() input: DefinitionInput,
    @Query() query: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    return this.json(await this.attributes.create(actor, toChanges(input, locale)), locale, query);
  }

  /** Accepts the body of a read; missing fields do not change. */
  @Put(':id')
  @Can('platform.manage')
  @Responds(200, AttributeDefinitionJson, 'Update an attribute definition')
  async update(
    @Param() { id }: IdParams,
    @Body() input: DefinitionInput,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = () => this.json(id, locale, query);
    await this.attributes.update(
      actor,
      id,
      ifFresh(read, (definition) => toChanges(input, locale, definition.name)),
    );
    return read();
  }

  /** 409 while there are values, which the problem's `values` count, unless they may stay as free texts. */
  @Delete(':id')
  @Can('platform.manage')
  @Responds(204, null, 'Delete an attribute definition')
  remove(
    @Param() { id }: IdParams,
    @Query() { detach }: AttributeRemovalQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const check = ifFresh(() => this.json(id, locale));
    return this.attributes.remove(actor, id, { detach, check });
  }

  private async json(id: number, locale: Locale, { translations }: ApiQuery = new ApiQuery()) {
    const definition = await this.attributes.get(id);
    return versioned(definition, toDefinitionJson(definition, { locale, translations }));
  }
}
