import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../access/actor.js';
import { Can } from '../../../access/can.decorator.js';
import { Responds } from '../../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../../core/http/api/api-query.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { versioned } from '../../../core/http/versions/versioned.js';
import { AddedFieldInput, FeedMappingInput, ItemQuery } from './feed-mapping.input.js';
import { FeedMappingJson, FeedSurveyJson, toMappingJson, toSurveyJson } from './feed-mapping.json.js';
import { ImportMappingsService } from './import-mappings.service.js';

/** API of the survey and mapping of an import's file. */
@Controller('api/imports/:id')
export class FeedMappingsController {
  constructor(private readonly mappings: ImportMappingsService) {}

  /** Reads only the beginning of the file. 409 when it is no longer kept, or nothing in it looks like products. */
  @Get('survey')
  @Can('imports.run')
  @Responds(200, FeedSurveyJson, 'Analyse the file of an import: its elements and their likely mapping')
  async survey(@Param() { id }: IdParams, @Query() { item }: ItemQuery, @Req() { actor }: FastifyRequest) {
    return toSurveyJson(await this.mappings.survey(actor, id, item));
  }

  @Get('mapping')
  @Can('imports.run')
  @Responds(200, FeedMappingJson, 'Get the field mapping for files in this format')
  show(@Param() { id }: IdParams, @Query() { item }: ItemQuery, @Req() { actor }: FastifyRequest) {
    return this.json(actor, id, item);
  }

  /** An import that waits for it continues; later files of the same shape use it, too. */
  @Put('mapping')
  @Can('imports.run')
  @Responds(200, FeedMappingJson, 'Set the field mapping for files in this format')
  async save(
    @Param() { id }: IdParams,
    @Body() input: FeedMappingInput,
    @Query() _: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor }: FastifyRequest,
  ) {
    const read = () => this.json(actor, id, input.item);
    await this.mappings.save(actor, id, input, ifFresh(read));
    return read();
  }

  /** Later files of this shape are read with it; the diagnosis lists the fields that are not read. */
  @Post('mapping/fields')
  @Can('imports.run')
  @Responds(200, FeedMappingJson, 'Map a field that the format of the file does not read')
  async addField(
    @Param() { id }: IdParams,
    @Body() input: AddedFieldInput,
    @Query() _: ApiQuery,
    @Req() { actor }: FastifyRequest,
  ) {
    return toMappingJson(await this.mappings.addField(actor, id, input));
  }

  /** Later files of this shape wait for a mapping again. */
  @Delete('mapping')
  @Can('imports.run')
  @Responds(204, null, 'Delete the field mapping for files in this format')
  remove(
    @Param() { id }: IdParams,
    @Query() { item }: ItemQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor }: FastifyRequest,
  ): Promise<void> {
    const read = () => this.json(actor, id, item);
    return this.mappings.remove(actor, id, item, ifFresh(read));
  }

  private async json(actor: Actor, id: number, item?: string) {
    const mapping = await this.mappings.get(actor, id, item);
    return versioned(mapping, toMappingJson(mapping));
  }
}
