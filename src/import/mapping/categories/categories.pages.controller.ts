import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../../core/i18n/texts.js';
import { Can } from '../../../access/can.decorator.js';
import { FailureToast } from '../../../core/http/errors/failure-toast.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../../core/http/pages/page-head.js';
import { toast } from '../../../core/http/pages/toast.js';
import { Page } from '../../../core/inertia/page.decorator.js';
import { back, redirect } from '../../../core/inertia/responses.js';
import { LocalizedGet, LocalizedPatch, route } from '../../../routes.js';
import { CategoriesPage } from './categories-page.js';
import { CategoriesPageQuery, MappingFormInput } from './category-mapping.input.js';
import { toStoredChoice } from './category-mapping.presenter.js';
import { CategoryMappingsService } from './category-mappings.service.js';

const NOT_SAVED = 'toast.details.setter_error_products';

/** The page of a store's category paths, and its forms. */
@Controller()
export class CategoriesPagesController {
  constructor(
    private readonly mappings: CategoryMappingsService,
    private readonly page: CategoriesPage,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.imports.categories')
  @Can('company.read')
  @Page('import/categories')
  @PrivateTitle('mappings.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(CategoriesPageQuery, query), locale);
  }

  /** Redirects to the list with this mapping; the audit log links here. */
  @LocalizedGet('admin.imports.mapping')
  @Can('company.read')
  async show(@Req() { locale, actor }: FastifyRequest, @Param() { id }: IdParams) {
    const { companyId: company, path: query } = await this.mappings.get(actor, id);
    const list = company === null ? 'admin.imports.google' : 'admin.imports.categories';
    return redirect(route(list, {}, locale, { company, query }));
  }

  @LocalizedPatch('admin.imports.mapping')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  async map(
    @Req() { locale, actor }: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: MappingFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.mappings.map(actor, id, input, ifFresh(toStoredChoice));
    return back(route('admin.imports.categories', {}, locale), {
      flash: toast(this.texts, locale, 'success', 'mappings.toast.saved'),
    });
  }
}
