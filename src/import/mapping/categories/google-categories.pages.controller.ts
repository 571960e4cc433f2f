import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../../access/can.decorator.js';
import { FailureToast } from '../../../core/http/errors/failure-toast.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../../core/http/pages/page-head.js';
import { Page } from '../../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPost, route } from '../../../routes.js';
import { CategoriesPage } from './categories-page.js';
import { GoogleLinesInput, MappingsQuery } from './category-mapping.input.js';
import { CategoryMappingsService } from './category-mappings.service.js';
import { MappingChangesService } from './mapping-changes.service.js';

const NOT_SAVED = 'toast.details.setter_error_products';

/** The catalogue's mapping of Google's taxonomy, on the page of category paths. */
@Controller()
@Can('platform.manage')
export class GoogleCategoriesPagesController {
  constructor(
    private readonly mappings: CategoryMappingsService,
    private readonly changes: MappingChangesService,
    private readonly page: CategoriesPage,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.imports.google')
  @Page('import/categories')
  @PrivateTitle('mappings.google.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.google(actor, lenientQuery(MappingsQuery, query), locale);
  }

  @LocalizedPost('admin.imports.google')
  @FailureToast(NOT_SAVED)
  async add(@Req() { locale, actor }: FastifyRequest, @Body() { lines }: GoogleLinesInput) {
    return this.toList(locale, 'mappings.toast.added', await this.mappings.addGoogle(actor, lines));
  }

  /** Accepts all sure suggestions. */
  @LocalizedPost('admin.imports.google.suggestions')
  @FailureToast(NOT_SAVED)
  async accept(@Req() { locale, actor }: FastifyRequest) {
    const { count } = await this.changes.change(actor, { companyId: null }, { minimum: 'sure' });
    return this.toList(locale, 'mappings.toast.accepted', count);
  }

  private toList(locale: Locale, message: string, count: number) {
    return this.redirects.to({ locale }, route('admin.imports.google', {}, locale), message, { count });
  }
}
