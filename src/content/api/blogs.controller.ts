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
import { toBlogChanges } from '../article.changes.js';
import { ApiArticles } from './api-articles.js';
import { BlogJson, BlogSummaryJson } from '../article.json.js';
import { BlogsQuery } from '../article.query.js';
import { ArticleWrites } from './article-writes.js';
import { ArticlesSearch } from '../articles.search.js';
import { BlogInput } from '../blog.input.js';

/** Posts by programs. */
@Controller('api/blogs')
export class BlogsController {
  constructor(
    private readonly writes: ArticleWrites,
    private readonly search: ArticlesSearch,
    private readonly api: ApiArticles,
  ) {}

  @Get()
  @Public()
  @RespondsList([BlogSummaryJson], 'List blog posts')
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() query: BlogsQuery,
  ) {
    if (query.status && !can(actorOf(request), 'platform.manage')) throw new Forbidden();
    const { status = 'published' } = query;
    const found = await this.search.listBlogs({ ...query, status }, request.locale);
    return this.api.listBlogs(request, reply, query, found);
  }

  @Get(':id')
  @Public()
  @Responds(200, BlogJson, 'Get a blog post')
  show(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Query() query: ApiQuery) {
    return this.api.one(request, 'blog', id, { query });
  }

  @Post()
  @Can('platform.manage')
  @Responds(201, BlogJson, 'Create a blog post')
  create(@Req() request: FastifyRequest, @Body() input: BlogInput, @Query() query: ApiQuery) {
    return this.writes.create(request, 'blog', toBlogChanges(input, request.locale), query);
  }

  /** Takes what a read gave; what is left out stays as it is. */
  @Put(':id')
  @Can('platform.manage')
  @Responds(200, BlogJson, 'Update a blog post')
  update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: BlogInput,
    @Query() query: ApiQuery,
    @IfMatch() expected: ExpectedVersions,
  ) {
    return this.writes.update(request, 'blog', { id, expected, query }, (stored) =>
      toBlogChanges(input, request.locale, stored),
    );
  }

  /** Can be taken back by `POST …/restore`. */
  @Delete(':id')
  @Can('platform.manage')
  @Responds(204, null, 'Delete a blog post')
  remove(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.writes.remove(request, 'blog', { id, expected });
  }

  /** May be repeated; what was not deleted stays as it is. */
  @Post(':id/restore')
  @Can('platform.manage')
  @Responds(200, BlogJson, 'Restore a deleted blog post')
  restore(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Query() query: ApiQuery,
    @IfMatch() expected: ExpectedVersions,
  ) {
    return this.writes.restore(request, 'blog', { id, expected, query });
  }
}
