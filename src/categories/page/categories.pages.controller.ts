import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Precognitive } from '../../core/inertia/http/precognition.js';
import { Page } from '../../core/inertia/page.decorator.js';
import {
  LocalizedDelete,
  LocalizedGet,
  LocalizedPatch,
  LocalizedPost,
  LocalizedPut,
  route,
} from '../../routes.js';
import { CategoriesPage } from './categories-page.js';
import { fromForm } from '../writing/category.changes.js';
import { CategoryFormInput, PlaceInput, RemovalInput, SwitchInput } from '../writing/category.input.js';
import { CategoriesPageQuery } from '../category.query.js';
import { toFormValues } from './category-item.presenter.js';
import { CategoryRemoval } from '../writing/category-removal.js';
import { CategoryWriter } from '../writing/category-writer.js';

const NOT_SAVED = 'toast.details.setter_error_categories';

/** The categories section of the admin area and its forms. */
@Controller()
@Can('platform.manage')
export class CategoriesPagesController {
  constructor(
    private readonly page: CategoriesPage,
    private readonly writer: CategoryWriter,
    private readonly removal: CategoryRemoval,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.categories')
  @Page('categories/index')
  @PrivateTitle('admin.sections.categories')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(CategoriesPageQuery, query), locale);
  }

  @LocalizedPost('admin.categories')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(@Req() request: FastifyRequest, @Body() input: CategoryFormInput) {
    await this.writer.create(request.actor, fromForm(input));
    return this.saved(request);
  }

  @LocalizedPut('admin.categories.one')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: CategoryFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.writer.update(
      request.actor,
      id,
      ifFresh(toFormValues, (category) => fromForm(input, category)),
    );
    return this.saved(request);
  }

  @LocalizedPatch('admin.categories.one')
  @FailureToast(NOT_SAVED)
  async switch(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() { active }: SwitchInput) {
    await this.writer.update(request.actor, id, () => ({ active }));
    return this.saved(request);
  }

  @LocalizedPatch('admin.categories.place')
  @FailureToast(NOT_SAVED)
  async place(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { parentId, position }: PlaceInput,
  ) {
    await this.writer.update(request.actor, id, () => ({ parentId, position }));
    return this.saved(request);
  }

  @LocalizedDelete('admin.categories.one')
  @FailureToast(NOT_SAVED)
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() { moveTo }: RemovalInput) {
    await this.removal.remove(request.actor, id, moveTo);
    return this.saved(request);
  }

  /** Back to the tree with its open branches, with the form closed. */
  private saved(request: FastifyRequest) {
    const list = route('admin.categories', {}, request.locale);
    return this.redirects.toList(request, list, 'toast.details.setter_success_categories');
  }
}
