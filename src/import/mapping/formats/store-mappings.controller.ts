import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { assertCompany } from '../../../access/actor-scope.js';
import { Can } from '../../../access/can.decorator.js';
import { Invalid } from '../../../core/errors/domain-errors.js';
import { Responds, RespondsList } from '../../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../../core/http/api/api-query.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { paged, wholeList } from '../../../core/http/api/list-headers.js';
import {
  MappingChangeParams,
  MappingsChangeJsonInput,
  MappingsQuery,
} from '../categories/category-mapping.input.js';
import {
  AcceptedJson,
  CategoryMappingJson,
  MappingsChangedJson,
  toCategoryMappingJson,
} from '../categories/category-mapping.json.js';
import { CategoryMappingList } from '../categories/category-mapping-list.js';
import { MappingChangesService } from '../categories/mapping-changes.service.js';
import { FeedMappingJson, toMappingJson } from './feed-mapping.json.js';
import { StoredFormats } from './stored-formats.service.js';

/** API of a store's category mappings and own formats. */
@Controller('api/companies/:id')
export class StoreMappingsController {
  constructor(
    private readonly list: CategoryMappingList,
    private readonly changes: MappingChangesService,
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
    const { count } = await this.changes.change(actor, { companyId: id }, { minimum: 'sure' });
    return { accepted: count };
  }

  /** Takes effect with the next import. */
  @Post('category-mappings/changes')
  @Can('imports.run')
  @Responds(200, MappingsChangedJson, 'Map, accept, exclude or unmap many category paths')
  change(
    @Param() { id }: IdParams,
    @Body() { action, path, below, categoryId, minimum, ...paths }: MappingsChangeJsonInput,
    @Query() _: ApiQuery,
    @Req() { actor }: FastifyRequest,
  ) {
    const choice = { categoryId: action === 'choose' ? categoryId! : null, excluded: action === 'exclude' };
    if (path !== undefined && action === 'accept') throw Invalid.at('path', 'validation.isIn');
    if (path !== undefined) return this.changes.changePath(actor, id, path, { ...choice, below });
    const change = action === 'accept' ? { minimum: minimum ?? ('sure' as const) } : choice;
    return this.changes.change(actor, { ...paths, companyId: id }, change);
  }

  /** Paths that changed since keep their mapping. */
  @Delete('category-mappings/changes/:change')
  @Can('imports.run')
  @Responds(200, MappingsChangedJson, 'Undo a change of category mappings')
  undo(@Param() { id, change }: MappingChangeParams, @Query() _: ApiQuery, @Req() { actor }: FastifyRequest) {
    return this.changes.undo(actor, id, change);
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
