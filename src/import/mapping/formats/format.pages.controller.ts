import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../../access/can.decorator.js';
import { FailureToast } from '../../../core/http/errors/failure-toast.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../../core/http/pages/page-head.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { Precognitive } from '../../../core/inertia/http/precognition.js';
import { Page } from '../../../core/inertia/page.decorator.js';
import { LocalizedDelete, LocalizedGet, LocalizedPost, LocalizedPut, route } from '../../../routes.js';
import { AddedFieldInput, FeedMappingFormInput, FormatQuery, ShapeInput } from './feed-mapping.input.js';
import { FormatPage } from './format-page.js';
import { ImportMappingsService } from './import-mappings.service.js';
import { toStoredValues } from './mapping-form.js';

const NOT_SAVED = 'toast.details.setter_error_products';

/** The page on which the fields of a file are mapped, and its form. */
@Controller()
export class FormatPagesController {
  constructor(
    private readonly page: FormatPage,
    private readonly mappings: ImportMappingsService,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.imports.format')
  @Can('imports.run')
  @Page('import/format')
  @PrivateTitle('formats.title')
  show(@Req() { query, locale, actor }: FastifyRequest, @Param() { id }: IdParams) {
    return this.page.props(actor, { ...lenientQuery(FormatQuery, query), id }, locale);
  }

  /** The page with the submitted values and a preview of the first items; stores nothing. */
  @LocalizedPost('admin.imports.format')
  @Can('imports.run')
  @FailureToast('formats.no_preview')
  @Page('import/format')
  @PrivateTitle('formats.title')
  preview(
    @Req() { locale, actor }: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: FeedMappingFormInput,
  ) {
    return this.page.props(actor, { id, input }, locale);
  }

  @LocalizedPut('admin.imports.format')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async save(
    @Req() { locale, actor }: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: FeedMappingFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    const isResumed = await this.mappings.save(actor, id, input, ifFresh(toStoredValues));
    return this.toImport(id, locale, isResumed ? 'formats.toast.goes_on' : 'formats.toast.saved');
  }

  /** Maps a field that the format of the file does not read. */
  @LocalizedPost('admin.imports.fields')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  async addField(
    @Req() { locale, actor }: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: AddedFieldInput,
  ) {
    await this.mappings.addField(actor, id, input);
    const url = route('admin.imports.diagnosis', {}, locale, { run: id });
    return this.redirects.to({ locale }, url, 'formats.toast.field_added');
  }

  @LocalizedDelete('admin.imports.format')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  async remove(
    @Req() { locale, actor }: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { item }: ShapeInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.mappings.remove(actor, id, item, ifFresh(toStoredValues));
    return this.toImport(id, locale, 'formats.toast.deleted');
  }

  private toImport(id: number, locale: Locale, message: string) {
    return this.redirects.to({ locale }, route('admin.imports', {}, locale, { import: id }), message);
  }
}
