import { Controller, Delete, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../access/actor.js';
import { Can } from '../../../access/can.decorator.js';
import { Responds } from '../../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../../core/http/api/api-query.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { versioned } from '../../../core/http/versions/versioned.js';
import { FeedMappingJson, toMappingJson } from './feed-mapping.json.js';
import { StoredFormats } from './stored-formats.service.js';

/** API of a store's own format, independent of the import that it was made from. */
@Controller('api/feed-mappings/:id')
export class StoredFormatsController {
  constructor(private readonly formats: StoredFormats) {}

  @Get()
  @Can('company.read')
  @Responds(200, FeedMappingJson, 'Get one of a store’s own file formats')
  show(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor }: FastifyRequest) {
    return this.json(actor, id);
  }

  /** Later files of this shape wait for a mapping again. */
  @Delete()
  @Can('imports.run')
  @Responds(204, null, 'Delete one of a store’s own file formats')
  remove(
    @Param() { id }: IdParams,
    @Query() _: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor }: FastifyRequest,
  ): Promise<void> {
    const read = () => this.json(actor, id);
    return this.formats.remove(actor, id, ifFresh(read));
  }

  private async json(actor: Actor, id: number) {
    const mapping = await this.formats.get(actor, id);
    return versioned(mapping, toMappingJson(mapping));
  }
}
