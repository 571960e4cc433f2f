import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Failure } from './pull-failure.js';
import type { PullResult } from '../pull-outcome.js';
import * as statements from '../pull.statements.js';
import { ALERT_AFTER, nextAfterFailure } from '../pull-schedule.js';

/** A pull to be ended and its feed; both rows are locked. */
export interface EndingPull {
  id: number;
  feedId: number;
  cron: string;
  bytes: number | null;
}

/** Ends pulls, and counts consecutive failures. */
@Injectable()
export class PullOutcomes {
  async succeed(
    manager: EntityManager,
    { id, feedId, bytes }: EndingPull,
    outcome: PullResult,
  ): Promise<void> {
    await statements.END.run(manager, [id, 'done', outcome, null, bytes]);
    if (outcome !== 'superseded') await statements.RECORD_SUCCESS.run(manager, [feedId]);
  }

  /** Adds an alert when `ALERT_AFTER` is reached, and none after it. */
  async fail(
    manager: EntityManager,
    pull: EndingPull,
    { outcome, httpStatus, isTransient }: Failure,
  ): Promise<void> {
    const { id, feedId, cron, bytes } = pull;
    await statements.END.run(manager, [id, 'failed', outcome, httpStatus, bytes]);
    const { failures, now } = await statements.RECORD_FAILURE.one(manager, [feedId]);
    const next = nextAfterFailure({ id: feedId, cron, failures }, isTransient, now);
    await statements.POSTPONE.run(manager, [feedId, next]);
    if (failures === ALERT_AFTER) await statements.ADD_ALERT.run(manager, [feedId]);
  }
}
