import type { Texts } from '../../core/i18n/texts.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { JobFailure } from '../../core/queue/job-failures.js';
import type { OpenJobState } from '../../core/queue/open-jobs.js';
import type { QueueState } from '../../core/queue/queue-states.js';
import { route } from '../../routes.js';
import type { BrowserError } from '../browser-errors/browser-errors.js';
import type { BrowserErrorRow, FailedJob, OpenJob, QueuedJob, QueueRow } from './queues.pages.js';

/** Queues and their jobs in one language. */
export class QueuesPresenter {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
  ) {}

  toRow({ name, counts, isPaused, oldestWaitingSince }: QueueState, failed: number): QueueRow {
    const { waiting, active, delayed } = counts;
    return {
      id: name,
      name: this.nameOf(name),
      about: this.texts.t(`queues.about.${name}`, this.locale),
      waiting,
      active,
      delayed,
      failed,
      oldestWaitingSince: oldestWaitingSince?.toISOString() ?? null,
      isPaused,
      pauseUrl: route('admin.queues.pause', { queue: name }, this.locale),
    };
  }

  toOpen(job: OpenJobState): OpenJob {
    return { ...this.toJob(job), state: job.state, since: job.since.toISOString() };
  }

  toFailed(failure: JobFailure): FailedJob {
    const { id, reason, times, failedAt } = failure;
    return {
      ...this.toJob(failure),
      reason,
      times,
      failedAt: failedAt.toISOString(),
      url: route('admin.queues.failure', { id }, this.locale),
    };
  }

  toBrowserError({ firstAt, lastAt, ...error }: BrowserError): BrowserErrorRow {
    return { ...error, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() };
  }

  nameOf(queue: string): string {
    return this.textOr(`queues.names.${queue}`, queue);
  }

  private toJob({
    queue,
    job,
    jobId,
    data,
  }: Pick<OpenJobState, 'queue' | 'job' | 'jobId' | 'data'>): QueuedJob {
    return {
      key: `${queue} ${jobId}`,
      queue: this.nameOf(queue),
      job: this.textOr(`queues.jobs.${queue}.${job}`, job),
      about: Object.entries(data)
        .map(([name, value]) => this.textOr(`queues.data.${name}`, name, { id: inWords(value) }))
        .join(', '),
    };
  }

  /** Jobs of previous versions have no text. */
  private textOr(key: string, stored: string, args?: Record<string, string>): string {
    const text = this.texts.t(key, this.locale, args);
    return text === key ? stored : text;
  }
}

/** One id, or several. */
function inWords(value: unknown): string {
  if (typeof value !== 'object' || !value) return String(value);
  return Object.values(value)
    .filter((part) => part !== null)
    .join(' ');
}
