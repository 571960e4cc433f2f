import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { type PageOf, pageOf } from '../../core/database/page-of.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { Rates } from '../../core/http/rates/rates.js';
import type { Feed } from './feed.entity.js';
import { PULL_LEASE, PULLS_QUEUE, requestPoll } from './feed-pulls.queue.js';
import * as history from './pull-history.statements.js';
import { BEGIN_NOW } from './pull.statements.js';

/** Per store, because the URL may belong to another company's server. */
const BY_HAND = defineRate({ name: 'feed-pulls', per: 'store', max: 20, seconds: 3600 });

/** The history of pulls, and pulls that a person requests. */
@Injectable()
export class PullsService {
  constructor(
    private readonly database: DataSource,
    @InjectQueue(PULLS_QUEUE) private readonly queue: Queue,
    private readonly rates: Rates,
  ) {}

  /** Fetches a feed now, unless a pull of it is open already. @throws TooManyRequests */
  async request(by: Actor, { id, companyId }: Feed): Promise<void> {
    await this.rates.countAction(BY_HAND, companyId);
    const pull = await BEGIN_NOW.row(this.database, [id, by.kind === 'person' ? by.userId : null]);
    if (pull) await PULL_LEASE.request(this.queue, pull.id);
  }

  /** Has the workers look for due feeds now, instead of at their next poll. */
  requestPoll(): Promise<void> {
    return requestPoll(this.queue);
  }

  /** One page, newest first, and the total count. */
  ofFeed(feedId: number, page: PageOf) {
    return pageOf(this.database, history.OF_FEED, [feedId], page);
  }

  /** Like `ofFeed`, for all feeds of a store. */
  ofCompany(companyId: number, page: PageOf) {
    return pageOf(this.database, history.OF_COMPANY, [companyId], page);
  }

  /** The last pull of each feed, by the feed's id. */
  async last(feedIds: number[]): Promise<Map<number, history.PullRow>> {
    const rows = await history.LAST.rows(this.database, [feedIds]);
    return new Map(rows.map((row) => [row.feedId, row]));
  }

  /**
   * Feeds that the actor may run and that failed `ALERT_AFTER` times in a row: the first ones, and the count.
   */
  async failing(actor: Actor, limit: number) {
    const { companyId = null } = companyScope(actor, 'imports.run');
    const [feeds, { count }] = await Promise.all([
      history.FAILING.rows(this.database, [companyId, limit]),
      history.COUNT_FAILING.one(this.database, [companyId]),
    ]);
    return { feeds, count };
  }
}
