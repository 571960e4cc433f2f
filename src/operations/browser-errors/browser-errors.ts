import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptFor } from '../../core/config/retention.js';
import { command, int, type RowOf, statement, text, time } from '../../core/database/statement.js';
import { TooManyRequests } from '../../core/errors/domain-errors.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { Rates } from '../../core/http/rates/rates.js';
import { Metrics } from '../../core/metrics/metrics.js';
import { failureReason } from '../../core/queue/failure-reason.js';
import { patternOf } from '../../routes.js';
import type { BrowserErrorInput } from './browser-error.input.js';
import { MappedStack } from './mapped-stack.js';
import { framesOf, isForeign } from './stack-frames.js';

/** Kinds of errors that are kept. */
const MAX_KEPT = 200;
/** Limits the maps and rows that invented errors cost. */
const NEW_ERRORS = defineRate({ name: 'browser-errors-new', per: 'everybody', max: 30, seconds: 60 });
const URLS = /\b[a-z-]+:\/\/\S+/gi;
/** Seven or more digits, also in groups. */
const LONG_NUMBERS = /\d(?:[\s./()-]{0,2}\d){6,}/g;

/** Errors that browsers report, grouped by build, message and place. They contain no data about visitors. */
@Injectable()
export class BrowserErrors {
  private readonly reports;

  constructor(
    private readonly database: DataSource,
    private readonly rates: Rates,
    private readonly stacks: MappedStack,
    metrics: Metrics,
  ) {
    const help = 'Errors that browsers reported, by whether they are kept.';
    this.reports = metrics.counter('katalog_browser_errors_total', help, ['outcome']);
  }

  /** Errors in scripts of others, and more new ones than a minute has room for, are only counted. */
  async record(input: BrowserErrorInput): Promise<void> {
    const isKept = !isForeign(input.stack) && (await this.storeError(input));
    this.reports.inc({ outcome: isKept ? 'kept' : 'dropped' });
  }

  /** The ones seen last come first. */
  newest(limit: number): Promise<BrowserError[]> {
    return NEWEST.rows(this.database, [limit]);
  }

  async clear(): Promise<void> {
    await CLEAR.run(this.database);
  }

  private async storeError(input: BrowserErrorInput): Promise<boolean> {
    const { build } = input;
    const message = failureReason(input.message.replace(URLS, '…').replace(LONG_NUMBERS, '…'));
    const page = patternOf(input.page) ?? '–';
    const frames = framesOf(input.stack);
    const key = createHash('sha256')
      .update(JSON.stringify([build, message, frames]))
      .digest('hex');
    if (await COUNT.row(this.database, [key, page])) return true;
    if (!(await this.hasRoom())) return false;
    await ADD.run(this.database, [key, message, page, build, await this.stacks.map(frames)]);
    await DELETE_OLD.run(this.database);
    return true;
  }

  private hasRoom(): Promise<boolean> {
    return this.rates.countAction(NEW_ERRORS, 'all').then(
      () => true,
      (error: unknown) => {
        if (error instanceof TooManyRequests) return false;
        throw error;
      },
    );
  }
}

const COUNT = statement({ id: int })`
  update browser_errors set times = times + 1, page = $2, last_at = now() where key = $1 returning id`;

const ADD = command(`
  insert into browser_errors (key, message, page, build, stack) values ($1, $2, $3, $4, $5)
  on conflict (key) do update set times = browser_errors.times + 1, last_at = now()`);

/** Invented errors come once; one that visitors meet again and again stays. */
export const DELETE_OLD = command(`
  delete from browser_errors where last_at < now() - ${keptFor('browserErrors')} or id in (
    select id from browser_errors order by times > 1 desc, last_at desc, id desc offset ${MAX_KEPT})`);

const NEWEST = statement({
  id: int,
  message: text,
  page: text,
  build: text,
  stack: text,
  times: int,
  firstAt: time,
  lastAt: time,
})`
  select id, message, page, build, stack, times, first_at as "firstAt", last_at as "lastAt"
  from browser_errors where last_at >= now() - ${keptFor('browserErrors')}
  order by last_at desc, id desc limit $1`;

export type BrowserError = RowOf<typeof NEWEST>;

const CLEAR = command('delete from browser_errors');
