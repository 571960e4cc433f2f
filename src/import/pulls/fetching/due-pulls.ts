import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { ABANDONED_AFTER } from '../../../core/queue/abandoned.js';
import { type PullJob, PULLS_QUEUE, requestPull } from '../feed-pulls.queue.js';
import { REFUSED } from './pull-failure.js';
import { PullOutcomes } from './pull-outcomes.js';
import * as statements from '../pull.statements.js';
import { nextPull } from '../pull-schedule.js';

/** Finds due work in the database alone: Redis may have lost its jobs. */
@Injectable()
export class DuePulls {
  constructor(
    private readonly database: DataSource,
    @InjectQueue(PULLS_QUEUE) private readonly queue: Queue<PullJob>,
    private readonly outcomes: PullOutcomes,
  ) {}

  /** Safe to run concurrently: each feed is begun once. */
  async poll(): Promise<void> {
    while (await this.settleBatch());
    while (await this.beginBatch());
    const waiting = await statements.WAITING.rows(this.database, [ABANDONED_AFTER]);
    for (const { id, run } of waiting) await requestPull(this.queue, id, run);
  }

  /** @returns whether any feed was due */
  private beginBatch(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const due = await statements.DUE.rows(manager);
      const now = new Date();
      const next = due.map((feed) => nextPull(feed, now));
      if (due.length) await statements.BEGIN_DUE.run(manager, [due.map(({ id }) => id), next]);
      return due.length > 0;
    });
  }

  /** Ends pulls by the result of their imports. @returns whether there were any */
  private settleBatch(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const ended = await statements.ENDED_IMPORTS.rows(manager);
      for (const pull of ended) {
        if (pull.importStatus !== 'failed') await this.outcomes.succeed(manager, pull, 'imported');
        else {
          await statements.CLEAR_VALIDATORS.run(manager, [pull.feedId]);
          await this.outcomes.fail(manager, pull, REFUSED);
        }
        await statements.DELETE_OLD_PULLS.run(manager, [pull.feedId]);
      }
      return ended.length > 0;
    });
  }
}
