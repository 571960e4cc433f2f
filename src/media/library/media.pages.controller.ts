import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { ChosenRows } from '../../core/http/input/chosen-rows.input.js';
import { Conflict } from '../../core/errors/domain-errors.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { SelectedRecords } from '../../core/http/pages/selected-records.js';
import { toast } from '../../core/http/pages/toast.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedDelete, LocalizedGet, route } from '../../routes.js';
import { MediaForms } from './media-forms.js';
import { MediaPage } from './media-page.js';
import { MediaLibrary } from './media-library.js';
import { MediaPageQuery } from './media.query.js';

const NOT_DELETED = 'media.not_deleted';

/** The section of images. */
@Controller()
export class MediaPagesController {
  constructor(
    private readonly page: MediaPage,
    private readonly forms: MediaForms,
    private readonly library: MediaLibrary,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
    private readonly selected: SelectedRecords,
  ) {}

  @LocalizedGet('admin.media')
  @Can('company.read')
  @Page('media/index')
  @PrivateTitle('admin.sections.media')
  index(@Req() request: FastifyRequest) {
    const { locale, actor } = request;
    const query = lenientQuery(MediaPageQuery, request.query);
    return { ...this.page.props(actor, query, locale), form: () => this.forms.form(actor, query, locale) };
  }

  /** Deletes the unused ones of the selected images; `all` are those that match the URL's filters. */
  @LocalizedDelete('admin.media')
  @Can('products.write')
  @FailureToast(NOT_DELETED)
  async removeUnused(
    @Req() request: FastifyRequest,
    @Body() chosen: ChosenRows,
    @Query() query: MediaPageQuery,
  ) {
    const { actor, locale } = request;
    const { count, used } = await this.library.removeUnused(actor, chosen, query);
    if (!used.length) return this.deleted(request, count);
    const inUse = used.map((id): [number, Conflict] => [id, new Conflict('media.errors.in_use')]);
    return this.selected.answer(
      request,
      {
        list: route('admin.media', {}, locale),
        done: 'media.deleted',
        nameOf: async (id) => {
          const { alt, fileName } = await this.library.get(actor, id);
          return alt[locale] || fileName || this.texts.t('media.untitled', locale, { id });
        },
      },
      count,
      inUse,
    );
  }

  @LocalizedDelete('admin.media.one')
  @Can('products.write')
  @FailureToast(NOT_DELETED)
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.library.remove(request.actor, id);
    return this.deleted(request, 1);
  }

  /** Back to the list, with a message how many were deleted. */
  private deleted(request: FastifyRequest, count: number) {
    const { locale } = request;
    const list = route('admin.media', {}, locale);
    if (count) return this.redirects.toList(request, list, 'media.deleted', { count });
    return this.redirects.toList(request, list, toast(this.texts, locale, 'warn', 'media.none_deleted'));
  }
}
