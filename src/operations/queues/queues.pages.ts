/** One queue; times are ISO 8601 UTC. */
export interface QueueRow {
  id: string;
  name: string;
  /** What its jobs do, in a line. */
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

/** A job in words; it holds ids only. */
export interface QueuedJob {
  key: string;
  queue: string;
  job: string;
  /** What it is about: "Import 12". */
  about: string;
}

export interface OpenJob extends QueuedJob {
  state: 'active' | 'waiting' | 'delayed';
  since: string;
}

export interface FailedJob extends QueuedJob {
  /** One line, as the program said it. */
  reason: string;
  times: number;
  failedAt: string;
  /** POST tries it again, DELETE removes it. */
  url: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'queues/index': {
      /** null: their server does not answer. */
      queues: QueueRow[] | null;
      /** What runs and what is next, some of each queue. */
      open: OpenJob[];
      failed: FailedJob[];
      failedCount: number;
    };
  }
}
