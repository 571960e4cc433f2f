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

/** An error that browsers reported; times are ISO 8601 UTC. */
export interface BrowserErrorRow {
  id: number;
  message: string;
  /** Pattern of the page's path. */
  page: string;
  build: string;
  /** One line for each place in the sources; may be empty. */
  stack: string;
  times: number;
  firstAt: string;
  lastAt: string;
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
      /** Errors of the last weeks, the newest first. */
      browserErrors: BrowserErrorRow[];
      /** DELETE removes them all. */
      browserErrorsUrl: string;
    };
  }
}
