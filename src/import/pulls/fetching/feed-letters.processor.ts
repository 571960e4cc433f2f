import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type Turn } from '../../../core/queue/queue-worker.js';
import { FeedLetters } from './feed-letters.js';
import { LETTERS_JOB, PULLS_QUEUE, requestLetters } from '../feed-pulls.queue.js';

/** Writes to stores, one worker at a time. */
@Injectable()
export class FeedLettersProcessor extends QueueWorker {
  protected readonly lookEveryMs = 60_000;
  protected override readonly lookAfterJobs = false;
  protected readonly turns: Record<string, Turn<object>> = {
    [LETTERS_JOB]: (_, stopping) => this.letters.send(stopping),
  };

  constructor(
    @InjectQueue(PULLS_QUEUE) queue: Queue,
    private readonly letters: FeedLetters,
  ) {
    super(queue);
  }

  protected async look(): Promise<void> {
    if (await this.letters.isDue()) await requestLetters(this.queue);
  }
}
