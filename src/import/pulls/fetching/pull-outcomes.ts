import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Failure } from './pull-failure.js';
import type { PullResult } from '../pull-rows.js';
import * as statements from '../pull.statements.js';
import { ALERT_AFTER, nextAfterFailure } from '../pull-schedule.js';

/** A pull with what its end means for the feed; both rows are locked. */
export interface EndingPull {
  id: number;
  feedId: number;
  cron: string;
  bytes: number | null;
}

/** Ends pulls, and counts what fails in a row. */
@Injectable()
export class PullOutcomes {
  async succeed(
    manager: EntityManager,
    { id, feedId, bytes }: EndingPull,
    outcome: PullResult,
  ): Promise<void> {
    await manager.query(statements.END, [id, 'done', outcome, null, bytes]);
    if (outcome !== 'superseded') await manager.query(statements.NOTE_SUCCESS, [feedId]);
  }

  /** The third in a row is told, once. */
  async fail(
    manager: EntityManager,
    pull: EndingPull,
    { outcome, httpStatus, isTransient }: Failure,
  ): Promise<void> {
    const { id, feedId, cron, bytes } = pull;
    await manager.query(statements.END, [id, 'failed', outcome, httpStatus, bytes]);
    const [[counted]] = await manager.query<[{ failures: number }[], number]>(statements.NOTE_FAILURE, [
      feedId,
    ]);
    const { failures } = counted!;
    const next = nextAfterFailure({ id: feedId, cron, failures }, isTransient, new Date());
    await manager.query(statements.POSTPONE, [feedId, next]);
    if (failures === ALERT_AFTER) await manager.query(statements.ADD_ALERT, [feedId]);
  }
}
