import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { paged } from '../../core/http/api/list-headers.js';
import { versioned } from '../../core/http/versions/versioned.js';
import { SynonymInput } from './synonym.input.js';
import { SynonymJson } from './synonym.json.js';
import { toSynonymJson } from './synonym.presenter.js';
import { SynonymsQuery } from './synonym.query.js';
import { SynonymsService } from './synonyms.service.js';

/** API of synonyms. */
@Controller('api/synonyms')
@Can('platform.manage')
export class SynonymsController {
  constructor(private readonly synonyms: SynonymsService) {}

  @Get()
  @RespondsList([SynonymJson], 'List synonyms')
  async list(@Query() query: SynonymsQuery) {
    const { synonyms, count } = await this.synonyms.list(query);
    return paged(synonyms.map(toSynonymJson), query, count);
  }

  @Get(':id')
  @Responds(200, SynonymJson, 'Get a group of synonyms')
  show(@Param() { id }: IdParams, @Query() _: ApiQuery) {
    return this.json(id);
  }

  /** `language` defaults to the request's language. */
  @Post()
  @Responds(201, SynonymJson, 'Create a group of synonyms')
  async create(@Body() input: SynonymInput, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    const { language = locale, words = [], meanings = [] } = input;
    return this.json(await this.synonyms.create(actor, { language, words, meanings }));
  }

  /** Accepts the body of a read; missing fields do not change. */
  @Put(':id')
  @Responds(200, SynonymJson, 'Update a group of synonyms')
  async update(
    @Param() { id }: IdParams,
    @Body() input: SynonymInput,
    @Query() _: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor }: FastifyRequest,
  ) {
    await this.synonyms.update(
      actor,
      id,
      ifFresh(
        () => this.json(id),
        (synonym) => {
          const { language = synonym.language, words = synonym.words, meanings = synonym.meanings } = input;
          return { language, words, meanings };
        },
      ),
    );
    return this.json(id);
  }

  @Delete(':id')
  @Responds(204, null, 'Delete a group of synonyms')
  remove(
    @Param() { id }: IdParams,
    @Query() _: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor }: FastifyRequest,
  ): Promise<void> {
    return this.synonyms.remove(
      actor,
      id,
      ifFresh(() => this.json(id)),
    );
  }

  private async json(id: number) {
    const synonym = await this.synonyms.get(id);
    return versioned(synonym, toSynonymJson(synonym));
  }
}
