import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Precognitive } from '../../core/inertia/http/precognition.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPost, LocalizedPut, route } from '../../routes.js';
import { fromForm } from '../editing/product-data.changes.js';
import { ProductDataEditing } from '../editing/product-data-editing.js';
import { ProductDataFormInput } from '../product-data.input.js';
import { ProductDataPageQuery } from '../product-data.query.js';
import { ProductDataForms, toFormValues } from './product-data-forms.js';
import { ProductDataPage } from './product-data-page.js';

const NOT_SAVED = 'product-data.not_saved';

/** The product data section of the admin area and its form. */
@Controller()
export class ProductDataPagesController {
  constructor(
    private readonly page: ProductDataPage,
    private readonly forms: ProductDataForms,
    private readonly editing: ProductDataEditing,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.product-data')
  @Can('company.read')
  @Page('product-data/index')
  @PrivateTitle('admin.sections.product-data')
  index(@Req() request: FastifyRequest) {
    const { locale, actor } = request;
    const query = lenientQuery(ProductDataPageQuery, request.query);
    const form = lazy(() => this.forms.form(actor, query, locale));
    return { ...this.page.props(actor, query, request, form), form: () => form() };
  }

  @LocalizedPost('admin.product-data')
  @Can('product-data.write')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(@Req() request: FastifyRequest, @Body() input: ProductDataFormInput) {
    await this.editing.create(request.actor, { ...fromForm(input), ean: input.ean }, request.locale);
    return this.redirects.toList(request, listUrl(request), 'product-data.toast.created');
  }

  @LocalizedPut('admin.product-data.one')
  @Can('product-data.write')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: ProductDataFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.editing.update(request.actor, id, fromForm(input), request.locale, ifFresh(toFormValues));
    return this.redirects.toList(request, listUrl(request), 'product-data.toast.updated');
  }
}

const listUrl = ({ locale }: FastifyRequest) => route('admin.product-data', {}, locale);
