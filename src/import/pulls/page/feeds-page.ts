import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { pageCountOf, toPagination } from '../../../core/http/api/pagination.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { Mailer } from '../../../core/mail/mailer.js';
import { ImportStores, storeInUrl } from '../../import-stores.js';
import { route } from '../../../routes.js';
import { NEW_FEED } from '../feed.changes.js';
import type { FeedsPageQuery } from '../feed.input.js';
import { type FeedPresenter, toForm, toFormValues } from '../feed.presenter.js';
import type { FeedForm, FeedProps } from '../feed-pulls.pages.js';
import { FeedsService } from '../feeds.service.js';
import { PullsService } from '../pulls.service.js';

const PULLS_PER_PAGE = 20;
const MAX_FEEDS_SHOWN = 100;

/** Props of the feeds page; a partial reload computes only the requested ones. */
@Injectable()
export class FeedsPage {
  constructor(
    private readonly feeds: FeedsService,
    private readonly pulls: PullsService,
    private readonly stores: ImportStores,
    private readonly mailer: Mailer,
  ) {}

  async props(actor: Actor, query: FeedsPageQuery, presenter: FeedPresenter) {
    const { locale } = presenter;
    const company = await this.storeOf(actor, query);
    const ofStore = storeInUrl(actor, company);
    const urlOf = (more: object = {}) => route('admin.imports.feeds', {}, locale, { ...ofStore, ...more });
    const page = query.page > 1 ? query.page : null;
    return {
      ...this.stores.shown(actor, company),
      feeds: () => (company ? this.list(actor, company.id, presenter, (edit) => urlOf({ page, edit })) : []),
      history: () =>
        this.history(company?.id ?? 0, query.page, presenter, (number) => urlOf({ page: number })),
      form: () =>
        this.form(actor, query, locale, {
          action: urlOf(),
          testUrl: route('admin.imports.feeds.test', {}, locale, ofStore),
        }),
      newUrl: urlOf({ page, new: '1' }),
      closeUrl: urlOf({ page }),
      importsUrl: route('admin.imports', {}, locale, ofStore),
      mails: this.mailer.enabled,
    };
  }

  /** The store of the opened feed, or else the chosen one. @throws NotFound */
  private async storeOf(actor: Actor, { edit, company }: FeedsPageQuery) {
    const opened = edit === undefined ? null : await this.feeds.get(actor, edit);
    return this.stores.find(actor, opened?.companyId ?? company);
  }

  private async list(
    actor: Actor,
    company: number,
    presenter: FeedPresenter,
    editUrl: (id: number) => string,
  ): Promise<FeedProps[]> {
    const [feeds] = await this.feeds.list(actor, { company, page: 1, limit: MAX_FEEDS_SHOWN });
    const last = await this.pulls.last(feeds.map(({ id }) => id));
    return feeds.map((feed) => presenter.toProps(feed, last.get(feed.id) ?? null, editUrl(feed.id)));
  }

  private async history(
    companyId: number,
    page: number,
    presenter: FeedPresenter,
    urlOf: (page: number) => string,
  ) {
    const { items, count } = await this.pulls.ofCompany(companyId, { page, limit: PULLS_PER_PAGE });
    return {
      pulls: items.map((pull) => presenter.toPull(pull, pull.url)),
      pagination: toPagination(page, pageCountOf(count, PULLS_PER_PAGE), urlOf),
    };
  }

  private async form(
    actor: Actor,
    { edit, new: isNew }: FeedsPageQuery,
    locale: Locale,
    urls: { action: string; testUrl: string },
  ): Promise<FeedForm | null> {
    if (edit !== undefined) return toForm(await this.feeds.get(actor, edit), locale);
    if (!isNew) return null;
    const values = { ...toFormValues(NEW_FEED), cron: '' };
    return { id: null, ...urls, version: null, passwordSetAt: null, values };
  }
}
