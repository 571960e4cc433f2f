import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import { ABANDONED_AFTER } from '../../../core/queue/abandoned.js';
import type { ImportStatus } from '../../import.entity.js';
import { type PullJob, PULLS_QUEUE, requestPull } from '../feed-pulls.queue.js';
import { REFUSED } from './pull-failure.js';
import { type EndingPull, PullOutcomes } from './pull-outcomes.js';
import * as statements from '../pull.statements.js';
import { nextPull } from '../pull-schedule.js';

/** What there is to do for feeds, by the rows alone: the queue may have forgotten everything. */
@Injectable()
export class DuePulls {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(PULLS_QUEUE) private readonly queue: Queue<PullJob>,
    private readonly outcomes: PullOutcomes,
  ) {}

  /** Looks after everything; however many look at the same time, each feed is begun once. */
  async poll(): Promise<void> {
    while (await this.settleBatch());
    while (await this.beginBatch());
    const waiting = await this.database.query<{ id: number; run: number }[]>(statements.WAITING, [
      ABANDONED_AFTER,
    ]);
    for (const { id, run } of waiting) await requestPull(this.queue, id, run);
  }

  /** Whether there were any. */
  private beginBatch(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const due = await manager.query<{ id: number; cron: string }[]>(statements.DUE);
      const now = new Date();
      const next = due.map((feed) => nextPull(feed, now));
      if (due.length) await manager.query(statements.BEGIN_DUE, [due.map(({ id }) => id), next]);
      return due.length > 0;
    });
  }

  /** Imports that have ended say whether the feed was any good. */
  private settleBatch(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const ended = await manager.query<(EndingPull & { importStatus: ImportStatus })[]>(
        statements.ENDED_IMPORTS,
      );
      for (const pull of ended) {
        if (pull.importStatus !== 'failed') await this.outcomes.succeed(manager, pull, 'imported');
        else {
          await manager.query(statements.FORGET_ANSWER, [pull.feedId]);
          await this.outcomes.fail(manager, pull, REFUSED);
        }
        await manager.query(statements.FORGET_OLD, [pull.feedId]);
      }
      return ended.length > 0;
    });
  }
}
