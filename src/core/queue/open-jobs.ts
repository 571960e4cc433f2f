import { Injectable } from '@nestjs/common';
import type { Job, JobStatus, Queue } from 'bull';
import { Queues } from './queues.js';

const STATES = ['active', 'waiting', 'delayed'] as const satisfies JobStatus[];
export type OpenState = (typeof STATES)[number];

export interface OpenJobState {
  queue: string;
  state: OpenState;
  job: string;
  jobId: string;
  data: Record<string, unknown>;
  /** When it was started, or queued. */
  since: Date;
}

/** Running and waiting jobs. */
@Injectable()
export class OpenJobs {
  constructor(private readonly queues: Queues) {}

  /**
   * @param limit of each queue and state
   * @throws Unavailable when the server of the queues does not answer
   */
  async list(limit: number): Promise<OpenJobState[]> {
    const questions = this.queues
      .listQueues()
      .flatMap((queue) =>
        STATES.map((state) => this.queues.runCommand(queue, () => jobsOf(queue, state, limit))),
      );
    return (await Promise.all(questions)).flat();
  }
}

async function jobsOf(queue: Queue, state: OpenState, limit: number): Promise<OpenJobState[]> {
  // in the order of execution; jobs of a paused queue have a list of their own
  const states: JobStatus[] = state === 'waiting' ? ['waiting', 'paused'] : [state];
  const jobs = (await queue.getJobs(states, 0, limit - 1, true)) as (Job | null)[];
  // null if the job just ended
  return jobs.flatMap((job) => (job ? [toState(job, state)] : []));
}

function toState({ queue, name, id, data, timestamp, processedOn }: Job, state: OpenState): OpenJobState {
  return {
    queue: queue.name,
    state,
    job: name,
    jobId: String(id),
    data: data as Record<string, unknown>,
    since: new Date(state === 'active' ? (processedOn ?? timestamp) : timestamp),
  };
}
