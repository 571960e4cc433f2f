import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { NotFound } from '../../../core/errors/domain-errors.js';
import { ImportStores } from '../../import-stores.js';
import type { FeedFields } from '../feed-checks.js';
import type { Feed } from '../feed.entity.js';
import type { FeedFormInput } from '../feed.input.js';
import { FeedsService } from '../feeds.service.js';
import { PullsService } from '../pulls.service.js';
import { toCron } from '../schedule.js';

/** The actions of the page of feeds. */
@Injectable()
export class FeedForms {
  constructor(
    private readonly feeds: FeedsService,
    private readonly pulls: PullsService,
    private readonly stores: ImportStores,
  ) {}

  /** @param company the store that a catalogue admin has chosen @throws NotFound, Invalid, Conflict */
  async create(by: Actor, company: number | undefined, input: FeedFormInput): Promise<void> {
    const store = await this.stores.find(by, company);
    if (!store) throw new NotFound();
    await this.feeds.create(by, store.id, fieldsOf(input));
    await this.pulls.requestPoll();
  }

  /** @param check gets the locked feed, and may refuse @throws NotFound, Invalid, Conflict */
  async update(by: Actor, id: number, input: FeedFormInput, check: (feed: Feed) => void): Promise<void> {
    await this.feeds.update(by, id, (feed) => {
      check(feed);
      return fieldsOf(input);
    });
    await this.pulls.requestPoll();
  }

  remove(by: Actor, id: number): Promise<void> {
    return this.feeds.remove(by, id);
  }

  async pull(by: Actor, id: number): Promise<void> {
    await this.pulls.request(by, await this.feeds.get(by, id));
  }
}

function fieldsOf({
  url,
  username,
  password,
  mode,
  language,
  currency,
  active,
  ...schedule
}: FeedFormInput): FeedFields {
  return { url, username, password, mode, language, currency, active, cron: toCron(schedule) };
}
