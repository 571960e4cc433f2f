import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type Turn } from '../../core/queue/queue-worker.js';
import { ReportLetters } from './report-letters.js';
import { askForLetters, REPORT_JOB, REPORTS_QUEUE } from './report-letters.queue.js';

/** Writes to stores, one worker at a time. */
@Injectable()
export class ReportLettersProcessor extends QueueWorker {
  protected readonly lookEveryMs = 60_000;
  protected override readonly lookAfterJobs = false;
  protected readonly turns: Record<string, Turn<object>> = {
    [REPORT_JOB]: (_, stopping) => this.letters.send(stopping),
  };

  constructor(
    @InjectQueue(REPORTS_QUEUE) queue: Queue,
    private readonly letters: ReportLetters,
  ) {
    super(queue);
  }

  protected async look(): Promise<void> {
    await this.letters.forgetAddresses();
    if (await this.letters.isDue()) await askForLetters(this.queue);
  }
}
