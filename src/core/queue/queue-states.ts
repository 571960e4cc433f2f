import { Injectable } from '@nestjs/common';
import type { JobCounts, Queue } from 'bull';
import { Queues } from './queues.js';

export interface QueueState {
  name: string;
  counts: Pick<JobCounts, 'waiting' | 'active' | 'delayed' | 'completed' | 'failed'>;
  isPaused: boolean;
  /** For the next job; null: no job is waiting. */
  oldestWaitingSince: Date | null;
}

/** The states of all queues, read concurrently. */
@Injectable()
export class QueueStates {
  constructor(private readonly queues: Queues) {}

  /** @throws Unavailable when the server of the queues does not answer */
  listStates(): Promise<QueueState[]> {
    return Promise.all(this.queues.listQueues().map((queue) => this.queues.runCommand(queue, stateOf)));
  }
}

async function stateOf(queue: Queue): Promise<QueueState> {
  const [{ active, delayed, completed, failed }, waiting, isPaused, [next]] = await Promise.all([
    queue.getJobCounts(),
    // includes jobs of a paused queue
    queue.getWaitingCount(),
    queue.isPaused(),
    queue.getWaiting(0, 0),
  ]);
  return {
    name: queue.name,
    counts: { waiting, active, delayed, completed, failed },
    isPaused,
    oldestWaitingSince: next ? new Date(next.timestamp) : null,
  };
}
