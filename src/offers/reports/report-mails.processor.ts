import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { ReportMails } from './report-mails.js';
import { requestMails, REPORT_JOB, REPORTS_QUEUE } from './report-mails.queue.js';

/** Sends mails to stores, one worker at a time. */
@Injectable()
export class ReportMailsProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 60_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [REPORT_JOB]: (_, stopping) => this.mails.send(stopping),
  };

  constructor(
    @InjectQueue(REPORTS_QUEUE) queue: Queue,
    private readonly mails: ReportMails,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    await this.mails.deleteAddresses();
    if (await this.mails.isDue()) await requestMails(this.queue);
  }
}
