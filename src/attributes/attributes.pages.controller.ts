import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../access/can.decorator.js';
import { FailureToast } from '../core/http/errors/failure-toast.js';
import { RowsOfPage } from '../core/http/input/chosen-rows.input.js';
import { IdParams } from '../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../core/http/input/lenient-query.js';
import { FormRedirects } from '../core/http/pages/form-redirects.js';
import { SelectedRecords } from '../core/http/pages/selected-records.js';
import { PrivateTitle } from '../core/http/pages/page-head.js';
import { plainText } from '../core/i18n/local-text.js';
import { Precognitive } from '../core/inertia/http/precognition.js';
import { Page } from '../core/inertia/page.decorator.js';
import {
  LocalizedDelete,
  LocalizedGet,
  LocalizedPatch,
  LocalizedPost,
  LocalizedPut,
  route,
} from '../routes.js';
import { fromForm } from './attribute.changes.js';
import { DefinitionFormInput, DefinitionPlaceInput, DetachInput } from './attribute.input.js';
import { AttributesPageQuery } from './attribute.query.js';
import { toFormValues } from './attribute-form.presenter.js';
import { AttributesPage } from './attributes-page.js';
import { AttributesService } from './attributes.service.js';
import { movedTo } from './category-places.js';

const NOT_SAVED = 'attributes.not_saved';

/** The attributes section of the admin area and its forms. */
@Controller()
export class AttributesPagesController {
  constructor(
    private readonly attributes: AttributesService,
    private readonly page: AttributesPage,
    private readonly redirects: FormRedirects,
    private readonly selected: SelectedRecords,
  ) {}

  @LocalizedGet('admin.attributes')
  @Can('platform.manage')
  @Page('attributes/index')
  @PrivateTitle('admin.sections.attributes')
  index(@Req() { query, locale }: FastifyRequest) {
    return this.page.props(lenientQuery(AttributesPageQuery, query), locale);
  }

  @LocalizedPost('admin.attributes')
  @Can('platform.manage')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(@Req() request: FastifyRequest, @Body() input: DefinitionFormInput) {
    await this.attributes.create(request.actor, fromForm(input));
    return this.toList(request, 'attributes.toast.created');
  }

  @LocalizedPut('admin.attributes.one')
  @Can('platform.manage')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: DefinitionFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.attributes.update(
      request.actor,
      id,
      ifFresh(toFormValues, (definition) => fromForm(input, definition.name)),
    );
    return this.toList(request, 'attributes.toast.updated');
  }

  /** Moves the attribute within one category. */
  @LocalizedPatch('admin.attributes.position')
  @Can('platform.manage')
  @FailureToast(NOT_SAVED)
  async move(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { categoryId, position }: DefinitionPlaceInput,
  ) {
    await this.attributes.update(request.actor, id, ({ categories }) => ({
      categories: movedTo(categories, categoryId, position),
    }));
    return this.toList(request, 'attributes.toast.updated');
  }

  @LocalizedDelete('admin.attributes.one')
  @Can('platform.manage')
  @FailureToast('attributes.not_deleted')
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() { detach }: DetachInput) {
    await this.attributes.remove(request.actor, id, { detach });
    return this.toList(request, 'attributes.toast.deleted');
  }

  /** Deletes the selected ones that have no values. */
  @LocalizedDelete('admin.attributes')
  @Can('platform.manage')
  @FailureToast('attributes.not_deleted')
  removeSelected(@Req() request: FastifyRequest, @Body() { ids }: RowsOfPage) {
    const { actor, locale } = request;
    return this.selected.each(
      request,
      ids,
      {
        list: route('admin.attributes', {}, locale),
        done: 'attributes.bulk.deleted',
        nameOf: async (id) => plainText((await this.attributes.get(id)).name, locale),
      },
      (id) => this.attributes.remove(actor, id, { detach: false }),
    );
  }

  /** Back to the list with its filters, with the dialog closed. */
  private toList(request: FastifyRequest, message: string) {
    const { locale } = request;
    const list = route('admin.attributes', {}, locale);
    return this.redirects.toList(request, list, message);
  }
}
