import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { can } from '../../access/permission-table.js';
import { Public } from '../../access/public.decorator.js';
import { Forbidden } from '../../core/errors/domain-errors.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { Essential } from '../../core/http/errors/essential.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { wholeList } from '../../core/http/api/list-headers.js';
import { toChange } from '../writing/category.changes.js';
import { CategoryInput } from '../writing/category.input.js';
import { CategoryJson } from '../category.json.js';
import { toCategoryJson } from '../category.presenter.js';
import { CategoriesQuery, RemovalQuery } from '../category.query.js';
import { CategoryResponses } from './category-responses.js';
import { CategoryRemoval } from '../writing/category-removal.js';
import type { CategoryRow, CategoryTree } from '../category-tree.js';
import { CategoryWriter } from '../writing/category-writer.js';

/** API of the category tree. */
@Controller('api/categories')
export class CategoriesController {
  constructor(
    private readonly writer: CategoryWriter,
    private readonly removal: CategoryRemoval,
    private readonly responses: CategoryResponses,
  ) {}

  /** The whole list, by ids: visible categories, by default only those with products. */
  @Get()
  @Essential()
  @Public()
  @RespondsList([CategoryJson], 'List categories')
  async list(@Query() query: CategoriesQuery, @Req() { actor, locale }: FastifyRequest) {
    if (query.status && !can(actor, 'platform.manage')) throw new Forbidden();
    const tree = await this.responses.treeFor(actor);
    const listed = tree.rows.filter((row) => isAskedFor(tree, row, query)).sort((a, b) => a.id - b.id);
    return wholeList(listed.map((row) => toCategoryJson(tree, row, this.responses.view(locale, query))));
  }

  @Get(':id')
  @Public()
  @Responds(200, CategoryJson, 'Get a category')
  show(@Param() { id }: IdParams, @Query() query: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    return this.responses.one(id, actor, locale, query);
  }

  @Post()
  @Can('platform.manage')
  @Responds(201, CategoryJson, 'Create a category')
  async create(
    @Body() input: CategoryInput,
    @Query() query: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const id = await this.writer.create(actor, toChange(input, locale));
    return this.responses.one(id, actor, locale, query);
  }

  /** Accepts the body of a read; missing fields do not change. Another `parentId` or `position` moves it. */
  @Put(':id')
  @Can('platform.manage')
  @Responds(200, CategoryJson, 'Update a category')
  async update(
    @Param() { id }: IdParams,
    @Body() input: CategoryInput,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = () => this.responses.one(id, actor, locale, query);
    await this.writer.update(
      actor,
      id,
      ifFresh(read, (category) => toChange(input, locale, category)),
    );
    return read();
  }

  /** 409 when it is not empty and no `moveTo` is given; the problem's `values` count its content. */
  @Delete(':id')
  @Can('platform.manage')
  @Responds(204, null, 'Delete a category')
  async remove(
    @Param() { id }: IdParams,
    @Query() { moveTo }: RemovalQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const read = () => this.responses.one(id, actor, locale);
    await this.removal.remove(actor, id, moveTo ?? null, ifFresh(read));
  }
}

function isAskedFor(
  tree: CategoryTree,
  category: CategoryRow,
  { ignore_empty: ignoreEmpty, kind, parent, status = 'active' }: CategoriesQuery,
): boolean {
  return (
    (status === 'all' || tree.isVisible(category) === (status === 'active')) &&
    (!ignoreEmpty || category.productCount > 0) &&
    (kind === undefined || category.kind === kind) &&
    (parent === undefined || category.parentId === (parent || null))
  );
}
