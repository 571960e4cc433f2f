import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Queue } from 'bull';
import { LOOK_EVERY_MS } from '../../../core/queue/abandoned.js';
import { QueueWorker, type Turn } from '../../../core/queue/queue-worker.js';
import { ImportFinished } from '../../runs/import-runner.js';
import { DuePulls } from './due-pulls.js';
import { LOOK_JOB, PULL_JOB, type PullJob, PULLS_QUEUE } from '../feed-pulls.queue.js';
import { PullRunner } from './pull-runner.js';

/** Fetches feeds: of several stores side by side, of one store after each other. */
@Injectable()
export class FeedPullsProcessor extends QueueWorker<PullJob> {
  protected override readonly concurrency = 4;
  protected readonly lookEveryMs = LOOK_EVERY_MS;
  protected readonly turns: Record<string, Turn<PullJob>> = {
    [PULL_JOB]: ({ pullId }, stopping) => this.runner.run(pullId!, stopping),
    [LOOK_JOB]: () => this.due.look(),
  };

  constructor(
    @InjectQueue(PULLS_QUEUE) queue: Queue<PullJob>,
    private readonly due: DuePulls,
    private readonly runner: PullRunner,
  ) {
    super(queue);
  }

  /** Its pull has ended with it. */
  @OnEvent(ImportFinished.event)
  settle(): void {
    this.lookNow();
  }

  protected look(): Promise<void> {
    return this.due.look();
  }
}
