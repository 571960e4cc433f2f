import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../../core/i18n/texts.js';
import { Can } from '../../../access/can.decorator.js';
import { Limited } from '../../../access/limited.decorator.js';
import { defineRate } from '../../../core/http/rates/rate.js';
import { FailureToast } from '../../../core/http/errors/failure-toast.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../../core/http/pages/page-head.js';
import { Precognitive } from '../../../core/inertia/http/precognition.js';
import { Page } from '../../../core/inertia/page.decorator.js';
import { LocalizedDelete, LocalizedGet, LocalizedPost, LocalizedPut, route } from '../../../routes.js';
import { ImportStores } from '../../import-stores.js';
import { formToFields } from '../feed.changes.js';
import { FeedFormInput, FeedsPageQuery } from '../feed.input.js';
import { FeedPresenter, toFormValues } from '../feed.presenter.js';
import { FeedTest } from '../feed-test.js';
import { FeedsService } from '../feeds.service.js';
import { PullsService } from '../pulls.service.js';
import { FeedsPage } from './feeds-page.js';

/** Each sends a request to another server. */
const FEED_TESTS = defineRate({ name: 'feed-tests', per: 'account', max: 10, seconds: 60 });

const NOT_SAVED = 'feed-pulls.not_saved';

/** The page of feeds in the imports section, and its forms. */
@Controller()
@Can('imports.run')
export class FeedsPagesController {
  constructor(
    private readonly page: FeedsPage,
    private readonly feeds: FeedsService,
    private readonly pulls: PullsService,
    private readonly tests: FeedTest,
    private readonly stores: ImportStores,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.imports.feeds')
  @Page('feed-pulls/index')
  @PrivateTitle('feed-pulls.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    const presenter = new FeedPresenter(this.texts, locale);
    return this.page.props(actor, lenientQuery(FeedsPageQuery, query), presenter);
  }

  @LocalizedPost('admin.imports.feeds')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(@Req() request: FastifyRequest, @Body() input: FeedFormInput) {
    const { actor, query } = request;
    const { id } = await this.stores.get(actor, lenientQuery(FeedsPageQuery, query).company);
    await this.feeds.create(actor, id, formToFields(input));
    return this.toList(request, 'feed-pulls.toast.created');
  }

  /** Back to the open form, which keeps its values. */
  @LocalizedPost('admin.imports.feeds.test')
  @Limited(FEED_TESTS)
  @FailureToast('feed-pulls.test.not_done')
  async test(@Req() request: FastifyRequest, @Body() input: FeedFormInput) {
    const { actor, locale } = request;
    const { company, edit } = lenientQuery(FeedsPageQuery, request.query);
    const feed = edit === undefined ? null : await this.feeds.get(actor, edit);
    const { id } = await this.stores.get(actor, feed?.companyId ?? company);
    const result = await this.tests.run(id, feed?.id ?? null, formToFields(input));
    const url = route('admin.imports.feeds', {}, locale, { company, edit, new: feed ? null : '1' });
    return this.redirects.to({ locale }, url, new FeedPresenter(this.texts, locale).toTestToast(result));
  }

  @LocalizedPut('admin.imports.feed')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: FeedFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.feeds.update(
      request.actor,
      id,
      ifFresh(toFormValues, () => formToFields(input)),
    );
    return this.toList(request, 'feed-pulls.toast.updated');
  }

  @LocalizedDelete('admin.imports.feed')
  @FailureToast('feed-pulls.not_deleted')
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.feeds.remove(request.actor, id);
    return this.toList(request, 'feed-pulls.toast.deleted');
  }

  @LocalizedPost('admin.imports.feed.pulls')
  @FailureToast('feed-pulls.not_begun')
  async pull(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    const { actor } = request;
    await this.pulls.request(actor, await this.feeds.get(actor, id));
    return this.toList(request, 'feed-pulls.toast.requested');
  }

  /** Back to the same page of the list, with the dialog closed. */
  private toList(request: FastifyRequest, message: string) {
    const list = route('admin.imports.feeds', {}, request.locale);
    return this.redirects.toList(request, list, message);
  }
}
