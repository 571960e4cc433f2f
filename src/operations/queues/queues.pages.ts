/** One queue; times are ISO 8601 UTC. */
export interface QueueRow {
  id: string;
  name: string;
  /** Purpose of its jobs, in one line. */
  about: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  oldestWaitingSince: string | null;
  isPaused: boolean;
  /** POST pauses, DELETE resumes. */
  pauseUrl: string;
}

/** A job as text. */
export interface QueuedJob {
  key: string;
  queue: string;
  job: string;
  /** Subject of the job: "Import 12". */
  about: string;
}

export interface OpenJob extends QueuedJob {
  state: 'active' | 'waiting' | 'delayed';
  since: string;
}

export interface FailedJob extends QueuedJob {
  /** The error message, in one line. */
  reason: string;
  times: number;
  failedAt: string;
  /** POST retries it, DELETE removes it. */
  url: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'queues/index': {
      /** null: Redis does not answer. */
      queues: QueueRow[] | null;
      /** Running and next jobs, some of each queue. */
      open: OpenJob[];
      failed: FailedJob[];
      failedCount: number;
    };
  }
}
