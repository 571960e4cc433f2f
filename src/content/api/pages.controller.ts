import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { actorOf } from '../../access/current-actor.decorator.js';
import { can } from '../../access/permission-table.js';
import { Public } from '../../access/public.decorator.js';
import { Forbidden } from '../../core/errors/domain-errors.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type ExpectedVersions, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { toChanges } from '../article.changes.js';
import { ApiArticles } from './api-articles.js';
import { PageJson, PageSummaryJson } from '../article.json.js';
import { PagesQuery } from '../article.query.js';
import { ArticleWrites } from './article-writes.js';
import { ArticlesSearch } from '../articles.search.js';
import { ContentPageInput } from '../blog.input.js';

/** Pages by programs. */
@Controller('api/pages')
export class PagesController {
  constructor(
    private readonly writes: ArticleWrites,
    private readonly search: ArticlesSearch,
    private readonly api: ApiArticles,
  ) {}

  @Get()
  @Public()
  @RespondsList([PageSummaryJson], 'List pages')
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() query: PagesQuery,
  ) {
    if (query.status && !can(actorOf(request), 'platform.manage')) throw new Forbidden();
    const { status = 'published' } = query;
    const found = await this.search.listPages({ ...query, status }, request.locale);
    return this.api.listPages(request, reply, query, found);
  }

  @Get(':id')
  @Public()
  @Responds(200, PageJson, 'Get a page')
  show(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Query() query: ApiQuery) {
    return this.api.one(request, 'page', id, { query });
  }

  @Post()
  @Can('platform.manage')
  @Responds(201, PageJson, 'Create a page')
  create(@Req() request: FastifyRequest, @Body() input: ContentPageInput, @Query() query: ApiQuery) {
    return this.writes.create(request, 'page', toChanges(input, request.locale), query);
  }

  /** Takes what a read gave; what is left out stays as it is. */
  @Put(':id')
  @Can('platform.manage')
  @Responds(200, PageJson, 'Update a page')
  update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: ContentPageInput,
    @Query() query: ApiQuery,
    @IfMatch() expected: ExpectedVersions,
  ) {
    return this.writes.update(request, 'page', { id, expected, query }, (stored) =>
      toChanges(input, request.locale, stored),
    );
  }

  /** Can be taken back by `POST …/restore`. A page that the product links to cannot be deleted (409). */
  @Delete(':id')
  @Can('platform.manage')
  @Responds(204, null, 'Delete a page')
  remove(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.writes.remove(request, 'page', { id, expected });
  }

  /** May be repeated; what was not deleted stays as it is. */
  @Post(':id/restore')
  @Can('platform.manage')
  @Responds(200, PageJson, 'Restore a deleted page')
  restore(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Query() query: ApiQuery,
    @IfMatch() expected: ExpectedVersions,
  ) {
    return this.writes.restore(request, 'page', { id, expected, query });
  }
}
