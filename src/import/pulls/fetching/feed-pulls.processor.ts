import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Queue } from 'bull';
import { POLL_INTERVAL_MS } from '../../../core/queue/abandoned.js';
import { QueueWorker, type JobHandler } from '../../../core/queue/queue-worker.js';
import { ImportFinished } from '../../runs/import-runner.js';
import { DuePulls } from './due-pulls.js';
import { POLL_JOB, PULL_JOB, type PullJob, PULLS_QUEUE } from '../feed-pulls.queue.js';
import { PullRunner } from './pull-runner.js';

/** Fetches feeds: those of several stores concurrently, those of one store one by one. */
@Injectable()
export class FeedPullsProcessor extends QueueWorker<PullJob> {
  protected override readonly concurrency = 4;
  protected readonly pollIntervalMs = POLL_INTERVAL_MS;
  protected readonly handlers: Record<string, JobHandler<PullJob>> = {
    [PULL_JOB]: ({ pullId }, stopping) => this.runner.run(pullId!, stopping),
    [POLL_JOB]: () => this.due.poll(),
  };

  constructor(
    @InjectQueue(PULLS_QUEUE) queue: Queue<PullJob>,
    private readonly due: DuePulls,
    private readonly runner: PullRunner,
  ) {
    super(queue);
  }

  /** The pull of an import ends with it. */
  @OnEvent(ImportFinished.event)
  settle(): void {
    this.pollNow();
  }

  protected poll(): Promise<void> {
    return this.due.poll();
  }
}
