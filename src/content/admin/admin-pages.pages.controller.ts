import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Can } from '../../access/can.decorator.js';
import { actorOf } from '../../access/current-actor.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type ExpectedVersions, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { Precognitive } from '../../core/inertia/http/precognition.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedDelete, LocalizedGet, LocalizedPatch, LocalizedPost, LocalizedPut } from '../../routes.js';
import { fromForm } from '../article.changes.js';
import { toFormValues } from './article-form.presenter.js';
import { ArticleForms } from './article-forms.js';
import { ArticleFormInput, ArticleStatusInput } from '../article.input.js';
import { PagesPageQuery } from '../article.query.js';
import { PagesPage } from './pages-page.js';

const NOT_SAVED = 'content.page.not_saved';

/** The section of pages in the admin area and its forms. */
@Controller()
@Can('platform.manage')
export class AdminPagesPagesController {
  constructor(
    private readonly forms: ArticleForms,
    private readonly page: PagesPage,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedGet('admin.pages')
  @Page('content/pages')
  index(@Req() request: FastifyRequest, @Head() head: PageHead) {
    const { query, locale } = request;
    head.set({ title: this.i18n.t('admin.sections.pages', { lang: locale }), robots: 'noindex' });
    return this.page.props(actorOf(request), lenientQuery(PagesPageQuery, query), locale);
  }

  @LocalizedPost('admin.pages')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  create(@Req() request: FastifyRequest, @Body() input: ArticleFormInput) {
    return this.forms.create(request, 'page', fromForm(input));
  }

  @LocalizedPut('admin.pages.one')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: ArticleFormInput,
    @IfMatch() expected: ExpectedVersions,
  ) {
    const target = { id, expected, show: toFormValues };
    return this.forms.update(request, 'page', target, (stored) => fromForm(input, stored));
  }

  @LocalizedPatch('admin.pages.one')
  @FailureToast(NOT_SAVED)
  setStatus(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { status }: ArticleStatusInput,
    @IfMatch() expected: ExpectedVersions,
  ) {
    return this.forms.setStatus(request, 'page', { id, expected }, status);
  }

  @LocalizedDelete('admin.pages.one')
  @FailureToast('content.page.not_deleted')
  remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    return this.forms.remove(request, 'page', id);
  }

  @LocalizedPost('admin.pages.restoration')
  @FailureToast(NOT_SAVED)
  restore(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    return this.forms.restore(request, 'page', id);
  }
}
