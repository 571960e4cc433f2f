import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker } from '../../core/queue/queue-worker.js';
import { IMPORT_QUEUE } from '../import.queue.js';
import { ImportRetention } from './import-retention.js';

/** Cleans up hourly in the workers of imports; has no jobs of its own. */
@Injectable()
export class RetentionProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 3_600_000;
  protected readonly handlers = {};

  constructor(
    @InjectQueue(IMPORT_QUEUE) queue: Queue<object>,
    private readonly retention: ImportRetention,
  ) {
    super(queue);
  }

  protected poll(): Promise<number> {
    return this.retention.clean();
  }
}
