import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { assertCompany } from '../../../access/actor-scope.js';
import { Can } from '../../../access/can.decorator.js';
import { Responds, RespondsList } from '../../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../../core/http/api/api-query.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { paged, wholeList } from '../../../core/http/api/list-headers.js';
import { MappingsQuery } from '../categories/category-mapping.input.js';
import {
  AcceptedJson,
  CategoryMappingJson,
  toCategoryMappingJson,
} from '../categories/category-mapping.json.js';
import { CategoryMappingList } from '../categories/category-mapping-list.js';
import { CategoryMappingsService } from '../categories/category-mappings.service.js';
import { FeedMappingJson, toMappingJson } from './feed-mapping.json.js';
import { StoredFormats } from './stored-formats.service.js';

/** API of a store's category mappings and own formats. */
@Controller('api/companies/:id')
export class StoreMappingsController {
  constructor(
    private readonly list: CategoryMappingList,
    private readonly categories: CategoryMappingsService,
    private readonly formats: StoredFormats,
  ) {}

  @Get('category-mappings')
  @Can('company.read')
  @RespondsList(
    [CategoryMappingJson],
    "List the category paths of a store's feeds, those with the most items first",
  )
  async paths(@Param() { id }: IdParams, @Query() query: MappingsQuery, @Req() { actor }: FastifyRequest) {
    assertCompany(actor, 'company.read', id);
    const { items, count } = await this.list.page(id, query);
    const suggested = await this.list.suggestionsFor(items);
    return paged(
      items.map((mapping) => toCategoryMappingJson(mapping, suggested.get(mapping.id) ?? null)),
      query,
      count,
    );
  }

  @Post('category-mappings/suggestions')
  @Can('imports.run')
  @Responds(200, AcceptedJson, 'Accept all reliable suggestions')
  async accept(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor }: FastifyRequest) {
    return { accepted: await this.categories.acceptSure(actor, id) };
  }

  @Get('feed-mappings')
  @Can('company.read')
  @RespondsList([FeedMappingJson], 'List a store’s own file formats, most recently changed first')
  async ownFormats(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor }: FastifyRequest) {
    assertCompany(actor, 'company.read', id);
    const formats = await this.formats.list(id);
    return wholeList(formats.map(toMappingJson));
  }
}
