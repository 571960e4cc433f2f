import { Body, Controller, Delete, Get, Param, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../access/actor.js';
import { Can } from '../../../access/can.decorator.js';
import { Responds } from '../../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../../core/http/api/api-query.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { versioned } from '../../../core/http/versions/versioned.js';
import { MappingJsonInput } from './category-mapping.input.js';
import { CategoryMappingJson, toCategoryMappingJson } from './category-mapping.json.js';
import { CategoryMappingList } from './category-mapping-list.js';
import { CategoryMappingsService } from './category-mappings.service.js';

@Controller('api/category-mappings/:id')
export class CategoryMappingsController {
  constructor(
    private readonly mappings: CategoryMappingsService,
    private readonly list: CategoryMappingList,
  ) {}

  @Get()
  @Can('company.read')
  @Responds(200, CategoryMappingJson, 'Get the mapping of a category path')
  show(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor }: FastifyRequest) {
    return this.json(actor, id);
  }

  /** Takes effect with the next import. Without a category the path is unmapped again. */
  @Put()
  @Can('imports.run')
  @Responds(200, CategoryMappingJson, 'Map a category path to a category, or exclude its items from imports')
  async map(
    @Param() { id }: IdParams,
    @Body() input: MappingJsonInput,
    @Query() _: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor }: FastifyRequest,
  ) {
    const read = () => this.json(actor, id);
    await this.mappings.map(actor, id, input, ifFresh(read));
    return read();
  }

  /** The next feed that has the path adds it again. */
  @Delete()
  @Can('imports.run')
  @Responds(204, null, 'Delete a category path and its mapping')
  remove(
    @Param() { id }: IdParams,
    @Query() _: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor }: FastifyRequest,
  ): Promise<void> {
    const read = () => this.json(actor, id);
    return this.mappings.remove(actor, id, ifFresh(read));
  }

  private async json(actor: Actor, id: number) {
    const mapping = await this.mappings.get(actor, id);
    const suggested = await this.list.suggestionsFor([mapping]);
    return versioned(mapping, toCategoryMappingJson(mapping, suggested.get(id) ?? null));
  }
}
