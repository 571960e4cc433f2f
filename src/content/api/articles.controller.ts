import {
  Body,
  Controller,
  Delete,
  Get,
  Injectable,
  Param,
  Post,
  Put,
  Query,
  Req,
  type Type,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { can } from '../../access/permission-table.js';
import { Public } from '../../access/public.decorator.js';
import { Forbidden } from '../../core/errors/domain-errors.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import type { Locale } from '../../core/i18n/locales.js';
import { type ArticleChanges, toBlogChanges, toChanges as toPageChanges } from '../article.changes.js';
import type { ArticleInput } from '../article.input.js';
import { BlogJson, BlogSummaryJson, PageJson, PageSummaryJson } from '../article.json.js';
import { type ArticlesQuery, BlogsQuery, PagesQuery } from '../article.query.js';
import type { ArticleKind, ArticleOf } from '../article-kind.js';
import { ArticleWrites } from './article-writes.js';
import { ArticlesSearch } from '../articles.search.js';
import { ApiArticles } from './api-articles.js';
import { BlogInput, ContentPageInput } from '../blog.input.js';

interface Definition<Kind extends ArticleKind, Given, List> {
  /** Name in the summaries of the API description. */
  name: string;
  Input: Type<Given>;
  ListQuery: Type<List>;
  Json: Type;
  SummaryJson: Type;
  toChanges: (input: Given, locale: Locale, stored?: ArticleOf<Kind>) => ArticleChanges;
}

/** The handlers that posts and pages share. */
function articlesApi<Kind extends ArticleKind, Given extends ArticleInput, List extends ArticlesQuery>(
  kind: Kind,
  { name, Input, ListQuery, Json, SummaryJson, toChanges }: Definition<Kind, Given, List>,
) {
  // as types of parameters they select the classes for the validation pipe and the API description
  type Input = Given;
  type ListQuery = List;

  @Injectable()
  class ArticlesController {
    constructor(
      private readonly writes: ArticleWrites,
      private readonly search: ArticlesSearch,
      private readonly api: ApiArticles,
    ) {}

    @Get()
    @Public()
    @RespondsList([SummaryJson], `List ${name}s`)
    async list(@Req() request: FastifyRequest, @Query() query: ListQuery) {
      if (query.status && !can(request.actor, 'platform.manage')) throw new Forbidden();
      const { status = 'published' } = query;
      const found = await this.search.list(kind, { ...query, status }, request.locale);
      return this.api.list(request, query, found);
    }

    @Get(':id')
    @Public()
    @Responds(200, Json, `Get a ${name}`)
    show(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Query() query: ApiQuery) {
      return this.api.one(request, kind, id, { query });
    }

    @Post()
    @Can('platform.manage')
    @Responds(201, Json, `Create a ${name}`)
    create(@Req() request: FastifyRequest, @Body() input: Input, @Query() query: ApiQuery) {
      return this.writes.create(request, kind, toChanges(input, request.locale), query);
    }

    /** Accepts the body of a read; missing fields do not change. */
    @Put(':id')
    @Can('platform.manage')
    @Responds(200, Json, `Update a ${name}`)
    update(
      @Req() request: FastifyRequest,
      @Param() { id }: IdParams,
      @Body() input: Input,
      @Query() query: ApiQuery,
      @IfMatch() ifFresh: IfFresh,
    ) {
      return this.writes.update(request, kind, { id, ifFresh, query }, (stored) =>
        toChanges(input, request.locale, stored),
      );
    }

    /** Can be undone by `POST …/restore`. A page that the site links to cannot be deleted (409). */
    @Delete(':id')
    @Can('platform.manage')
    @Responds(204, null, `Delete a ${name}`)
    remove(
      @Req() request: FastifyRequest,
      @Param() { id }: IdParams,
      @IfMatch() ifFresh: IfFresh,
    ): Promise<void> {
      return this.writes.remove(request, kind, { id, ifFresh });
    }

    /** Idempotent: an article that is not deleted does not change. */
    @Post(':id/restore')
    @Can('platform.manage')
    @Responds(200, Json, `Restore a deleted ${name}`)
    restore(
      @Req() request: FastifyRequest,
      @Param() { id }: IdParams,
      @Query() query: ApiQuery,
      @IfMatch() ifFresh: IfFresh,
    ) {
      return this.writes.restore(request, kind, { id, ifFresh, query });
    }
  }
  return ArticlesController;
}

const BLOGS = {
  name: 'blog post',
  Input: BlogInput,
  ListQuery: BlogsQuery,
  Json: BlogJson,
  SummaryJson: BlogSummaryJson,
  toChanges: toBlogChanges,
};
const PAGES = {
  name: 'page',
  Input: ContentPageInput,
  ListQuery: PagesQuery,
  Json: PageJson,
  SummaryJson: PageSummaryJson,
  toChanges: toPageChanges,
};

/** API of posts. */
@Controller('api/blogs')
export class BlogsController extends articlesApi('blog', BLOGS) {}

/** API of pages. */
@Controller('api/pages')
export class PagesController extends articlesApi('page', PAGES) {}
