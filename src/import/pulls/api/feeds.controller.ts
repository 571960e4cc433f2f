import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../../access/can.decorator.js';
import { Responds, RespondsList } from '../../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../../core/http/api/api-query.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { paged } from '../../../core/http/api/list-headers.js';
import { FeedInput, FeedsQuery } from '../feed.input.js';
import { FeedJson } from '../feed.json.js';
import { FeedsApi } from './feeds-api.js';
import { FeedsService } from '../feeds.service.js';

/** API of feeds. */
@Controller('api/feeds')
@Can('imports.run')
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly api: FeedsApi,
  ) {}

  @Get()
  @RespondsList([FeedJson], 'List the feeds that are fetched on a schedule')
  async list(@Req() request: FastifyRequest, @Query() query: FeedsQuery) {
    const [feeds, count] = await this.feeds.list(request.actor, query);
    return paged(await this.api.listFeeds(feeds, request.locale), query, count);
  }

  @Get(':id')
  @Responds(200, FeedJson, 'Get a feed')
  show(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    return this.api.getFeed(actor, id, locale);
  }

  /** It is fetched immediately, and then on its schedule. */
  @Post()
  @Responds(201, FeedJson, 'Create a feed')
  create(@Body() input: FeedInput, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    return this.api.create(actor, input, locale);
  }

  /** Accepts the body of a read; fields that are left out keep their values. */
  @Put(':id')
  @Responds(200, FeedJson, 'Update a feed')
  update(
    @Param() { id }: IdParams,
    @Body() input: FeedInput,
    @Query() _: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    return this.api.update(actor, id, input, ifFresh, locale);
  }

  /** Does not delete the imports of the feed. */
  @Delete(':id')
  @Responds(204, null, 'Delete a feed')
  remove(
    @Param() { id }: IdParams,
    @Query() _: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    return this.feeds.remove(
      actor,
      id,
      ifFresh(() => this.api.getFeed(actor, id, locale)),
    );
  }
}
