import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { REFUSED } from './pull-failure.js';
import { PullOutcomes } from './pull-outcomes.js';
import * as statements from '../pull.statements.js';
import { nextPull } from '../pull-schedule.js';

/** Starts the pulls of due feeds, and ends those whose imports ended. */
@Injectable()
export class DuePulls {
  constructor(
    private readonly database: DataSource,
    private readonly outcomes: PullOutcomes,
  ) {}

  /** Safe to run concurrently: each feed is begun once. */
  async poll(): Promise<void> {
    while (await this.settleBatch());
    while (await this.beginBatch());
  }

  /** @returns whether any feed was due */
  private beginBatch(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const due = await statements.DUE.rows(manager);
      const next = due.map((feed) => nextPull(feed, feed.now));
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
