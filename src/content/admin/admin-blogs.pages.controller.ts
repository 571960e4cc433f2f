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
import { fromBlogForm } from '../article.changes.js';
import { toBlogFormValues } from './article-form.presenter.js';
import { ArticleForms } from './article-forms.js';
import { ArticleStatusInput } from '../article.input.js';
import { BlogFormInput } from '../blog.input.js';
import { BlogsPageQuery } from '../article.query.js';
import { BlogsPage } from './blogs-page.js';

const NOT_SAVED = 'content.blog.not_saved';

/** The section of posts in the admin area and its forms. */
@Controller()
@Can('platform.manage')
export class AdminBlogsPagesController {
  constructor(
    private readonly forms: ArticleForms,
    private readonly page: BlogsPage,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedGet('admin.blogs')
  @Page('content/blogs')
  index(@Req() request: FastifyRequest, @Head() head: PageHead) {
    const { query, locale } = request;
    head.set({ title: this.i18n.t('admin.sections.blogs', { lang: locale }), robots: 'noindex' });
    return this.page.props(actorOf(request), lenientQuery(BlogsPageQuery, query), locale);
  }

  @LocalizedPost('admin.blogs')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  create(@Req() request: FastifyRequest, @Body() input: BlogFormInput) {
    return this.forms.create(request, 'blog', fromBlogForm(input));
  }

  @LocalizedPut('admin.blogs.one')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: BlogFormInput,
    @IfMatch() expected: ExpectedVersions,
  ) {
    const target = { id, expected, show: toBlogFormValues };
    return this.forms.update(request, 'blog', target, (stored) => fromBlogForm(input, stored));
  }

  @LocalizedPatch('admin.blogs.one')
  @FailureToast(NOT_SAVED)
  setStatus(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { status }: ArticleStatusInput,
    @IfMatch() expected: ExpectedVersions,
  ) {
    return this.forms.setStatus(request, 'blog', { id, expected }, status);
  }

  @LocalizedDelete('admin.blogs.one')
  @FailureToast('content.blog.not_deleted')
  remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    return this.forms.remove(request, 'blog', id);
  }

  @LocalizedPost('admin.blogs.restoration')
  @FailureToast(NOT_SAVED)
  restore(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    return this.forms.restore(request, 'blog', id);
  }
}
