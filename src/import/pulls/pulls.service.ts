import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { type Rate, Rates } from '../../core/http/server/rates.js';
import type { Feed } from './feed.entity.js';
import { type PullJob, PULLS_QUEUE, requestPoll, requestPull } from './feed-pulls.queue.js';
import type { PullRow } from './pull-rows.js';
import { BEGIN_NOW } from './pull.statements.js';
import { ALERT_AFTER } from './pull-schedule.js';

/** Of one store: it may be somebody else's server. */
const BY_HAND: Rate = { name: 'feed-pulls', max: 20, seconds: 3600 };

const COLUMNS = `
  p.id, p.feed_id as "feedId", p.status, p.outcome, p.http_status as "httpStatus", p.bytes::float8 as bytes,
  p.import_id as "importId", i.status as "importStatus", p.requested_by is not null as requested,
  p.created_at as "createdAt", p.finished_at as "finishedAt"`;

const OF_FEED = `
  select ${COLUMNS} from feed_pulls p left join imports i on i.id = p.import_id
  where p.feed_id = $1 order by p.id desc limit $2 offset $3`;

const OF_COMPANY = `
  select ${COLUMNS}, f.url from feed_pulls p join feeds f on f.id = p.feed_id left join imports i on i.id = p.import_id
  where p.company_id = $1 order by p.id desc limit $2 offset $3`;

const LAST = `
  select ${COLUMNS} from unnest($1::integer[]) wanted(id)
  cross join lateral (select * from feed_pulls where feed_id = wanted.id order by id desc limit 1) p
  left join imports i on i.id = p.import_id`;

const FAILING = `
  from feeds f where f.active and f.failures >= ${ALERT_AFTER} and ($1::integer is null or f.company_id = $1)`;

/** A feed that somebody has to look at. */
export interface FailingFeed {
  id: number;
  companyId: number;
  url: string;
  companyName: string;
  failingSince: Date;
}

interface PagePart {
  page: number;
  limit: number;
}

/** What has become of feeds, and fetching one by hand. */
@Injectable()
export class PullsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(PULLS_QUEUE) private readonly queue: Queue<PullJob>,
    private readonly rates: Rates,
  ) {}

  /** Fetches a feed now; one that is being fetched already goes on. @throws TooManyRequests */
  async request(by: Actor, { id, companyId }: Feed): Promise<void> {
    await this.rates.take(BY_HAND, companyId);
    const [begun] = await this.database.query<{ id: number }[]>(BEGIN_NOW, [
      id,
      by.kind === 'person' ? by.userId : null,
    ]);
    if (begun) await requestPull(this.queue, begun.id);
  }

  /** Tells the workers that something is due; they would see it by themselves a little later. */
  requestPoll(): Promise<void> {
    return requestPoll(this.queue);
  }

  /** The newest first, and how many there are. */
  async ofFeed(feedId: number, { page, limit }: PagePart): Promise<{ pulls: PullRow[]; count: number }> {
    const pulls = await this.database.query<PullRow[]>(OF_FEED, [feedId, limit, (page - 1) * limit]);
    return { pulls, count: await this.count('feed_id', feedId) };
  }

  async ofCompany(
    companyId: number,
    { page, limit }: PagePart,
  ): Promise<{ pulls: (PullRow & { url: string })[]; count: number }> {
    const pulls = await this.database.query<(PullRow & { url: string })[]>(OF_COMPANY, [
      companyId,
      limit,
      (page - 1) * limit,
    ]);
    return { pulls, count: await this.count('company_id', companyId) };
  }

  /** The last pull of each feed, by its id. */
  async last(feedIds: number[]): Promise<Map<number, PullRow>> {
    const rows = await this.database.query<PullRow[]>(LAST, [feedIds]);
    return new Map(rows.map((row) => [row.feedId, row]));
  }

  /** Feeds that the actor may run and that fail again and again; the first ones, and how many. */
  async failing(actor: Actor, limit: number): Promise<{ feeds: FailingFeed[]; count: number }> {
    const { companyId = null } = companyScope(actor, 'imports.run');
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::integer as count ${FAILING}`,
      [companyId],
    );
    const feeds = await this.database.query<FailingFeed[]>(
      `select f.id, f.company_id as "companyId", f.url, f.failing_since as "failingSince",
         (select company_name from companies c where c.id = f.company_id) as "companyName"
       ${FAILING} order by f.failing_since limit $2`,
      [companyId, limit],
    );
    return { feeds, count: row!.count };
  }

  private async count(column: 'feed_id' | 'company_id', id: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::integer as count from feed_pulls where ${column} = $1`,
      [id],
    );
    return row!.count;
  }
}
