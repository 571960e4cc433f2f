import { Injectable } from '@nestjs/common';
import { Texts } from '../../../core/i18n/texts.js';
import type { Actor } from '../../../access/actor.js';
import { movesAway, ownerNamed } from '../../../access/actor-scope.js';
import { CompaniesService } from '../../../companies/companies.service.js';
import { Forbidden, Invalid } from '../../../core/errors/domain-errors.js';
import type { IfFresh } from '../../../core/http/versions/if-match.decorator.js';
import { versioned } from '../../../core/http/versions/versioned.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { NEW_FEED, toFields } from '../feed.changes.js';
import type { Feed } from '../feed.entity.js';
import type { FeedInput } from '../feed.input.js';
import { FeedPresenter } from '../feed.presenter.js';
import { FeedsService } from '../feeds.service.js';
import { PullsService } from '../pulls.service.js';

/** Writes and presents feeds for the API. */
@Injectable()
export class FeedsApi {
  constructor(
    private readonly feeds: FeedsService,
    private readonly pulls: PullsService,
    private readonly companies: CompaniesService,
    private readonly texts: Texts,
  ) {}

  async listFeeds(feeds: Feed[], locale: Locale) {
    const last = await this.pulls.last(feeds.map(({ id }) => id));
    const presenter = new FeedPresenter(this.texts, locale);
    return feeds.map((feed) => presenter.toJson(feed, last.get(feed.id) ?? null));
  }

  /** @throws NotFound */
  async getFeed(actor: Actor, id: number, locale: Locale) {
    const feed = await this.feeds.get(actor, id);
    const [json] = await this.listFeeds([feed], locale);
    return versioned(feed, json!);
  }

  /** @throws Forbidden for another company @throws Invalid, Conflict */
  async create(actor: Actor, input: FeedInput, locale: Locale) {
    const companyId = ownerNamed(actor, 'imports.run', input);
    if (companyId === undefined || !(await this.companies.find(companyId)))
      throw Invalid.at('companyId', 'product-data.errors.choose_company');
    if (!input.url) throw Invalid.at('url', 'validation.isNotEmpty');
    const id = await this.feeds.create(actor, companyId, toFields(input, NEW_FEED));
    return this.getFeed(actor, id, locale);
  }

  /** @throws NotFound, Stale, Forbidden, Invalid, Conflict */
  async update(actor: Actor, id: number, input: FeedInput, ifFresh: IfFresh, locale: Locale) {
    await this.feeds.update(
      actor,
      id,
      ifFresh(
        () => this.getFeed(actor, id, locale),
        (feed) => {
          if (movesAway(input, feed)) throw new Forbidden();
          return toFields(input, feed);
        },
      ),
    );
    return this.getFeed(actor, id, locale);
  }
}
