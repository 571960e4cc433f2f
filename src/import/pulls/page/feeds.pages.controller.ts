import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Can } from '../../../access/can.decorator.js';
import { FailureToast } from '../../../core/http/errors/failure-toast.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import {
  assertFresh,
  type ExpectedVersions,
  IfMatch,
} from '../../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../../core/http/pages/page-head.js';
import { Precognitive } from '../../../core/inertia/http/precognition.js';
import { Page } from '../../../core/inertia/page.decorator.js';
import { LocalizedDelete, LocalizedGet, LocalizedPost, LocalizedPut, route } from '../../../routes.js';
import { FeedFormInput, FeedsPageQuery } from '../feed.input.js';
import { FeedPresenter, toFormValues } from '../feed.presenter.js';
import { FeedForms } from './feed-forms.js';
import { FeedsPage } from './feeds-page.js';

const NOT_SAVED = 'feed-pulls.not_saved';

/** The page of feeds in the imports section, and its forms. */
@Controller()
@Can('imports.run')
export class FeedsPagesController {
  constructor(
    private readonly page: FeedsPage,
    private readonly forms: FeedForms,
    private readonly redirects: FormRedirects,
    private readonly i18n: I18nService,
  ) {}

  @LocalizedGet('admin.imports.feeds')
  @Page('feed-pulls/index')
  @PrivateTitle('feed-pulls.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    const presenter = new FeedPresenter(this.i18n, locale);
    return this.page.props(actor, lenientQuery(FeedsPageQuery, query), presenter);
  }

  @LocalizedPost('admin.imports.feeds')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(@Req() request: FastifyRequest, @Body() input: FeedFormInput) {
    await this.forms.create(request.actor, lenientQuery(FeedsPageQuery, request.query).company, input);
    return this.toList(request, 'feed-pulls.toast.created');
  }

  @LocalizedPut('admin.imports.feed')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: FeedFormInput,
    @IfMatch() expected: ExpectedVersions,
  ) {
    await this.forms.update(request.actor, id, input, (feed) => assertFresh(expected, feed, toFormValues));
    return this.toList(request, 'feed-pulls.toast.updated');
  }

  @LocalizedDelete('admin.imports.feed')
  @FailureToast('feed-pulls.not_deleted')
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.forms.remove(request.actor, id);
    return this.toList(request, 'feed-pulls.toast.deleted');
  }

  @LocalizedPost('admin.imports.feed.pulls')
  @FailureToast('feed-pulls.not_begun')
  async pull(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.forms.pull(request.actor, id);
    return this.toList(request, 'feed-pulls.toast.requested');
  }

  /** Back to the same page of the list, with the dialog closed. */
  private toList(request: FastifyRequest, message: string) {
    const list = route('admin.imports.feeds', {}, request.locale);
    return this.redirects.toList(request, list, message);
  }
}
