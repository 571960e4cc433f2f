import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../../core/i18n/texts.js';
import { Can } from '../../../access/can.decorator.js';
import { Responds, RespondsList } from '../../../core/http/api/response.decorator.js';
import { ApiQuery, PageQuery } from '../../../core/http/api/api-query.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { paged } from '../../../core/http/api/list-headers.js';
import { PullJson } from '../feed.json.js';
import { FeedPresenter } from '../feed.presenter.js';
import { FeedsService } from '../feeds.service.js';
import { PullsService } from '../pulls.service.js';

@Controller('api/feeds/:id/pulls')
@Can('imports.run')
export class FeedPullsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly pulls: PullsService,
    private readonly texts: Texts,
  ) {}

  @Get()
  @RespondsList([PullJson], 'List the fetches of a feed in the last 30 days, newest first')
  async list(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Query() query: PageQuery) {
    await this.feeds.get(request.actor, id);
    const { items, count } = await this.pulls.ofFeed(id, query);
    const presenter = new FeedPresenter(this.texts, request.locale);
    return paged(
      items.map((pull) => presenter.toPullJson(pull)),
      query,
      count,
    );
  }

  @Post()
  @Responds(202, PullJson, 'Fetch a feed now')
  async create(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    await this.pulls.request(actor, await this.feeds.get(actor, id));
    const last = await this.pulls.last([id]);
    return new FeedPresenter(this.texts, locale).toPullJson(last.get(id)!);
  }
}
