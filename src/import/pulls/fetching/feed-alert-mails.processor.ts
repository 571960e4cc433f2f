import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../../../core/queue/queue-worker.js';
import { FeedAlertMails } from './feed-alert-mails.js';
import { MAILS_JOB, PULLS_QUEUE, requestMails } from '../feed-pulls.queue.js';

/** Sends the mails about feeds, in one worker at a time. */
@Injectable()
export class FeedAlertMailsProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 60_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [MAILS_JOB]: (_, stopping) => this.mails.send(stopping),
  };

  constructor(
    @InjectQueue(PULLS_QUEUE) queue: Queue,
    private readonly mails: FeedAlertMails,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    if (await this.mails.isDue()) await requestMails(this.queue);
  }
}
