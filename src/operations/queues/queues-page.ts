import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { Unavailable } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Pages } from '../../core/inertia/pages.js';
import { route } from '../../routes.js';
import { JobFailures } from '../../core/queue/job-failures.js';
import { OpenJobs } from '../../core/queue/open-jobs.js';
import { QueueStates } from '../../core/queue/queue-states.js';
import { BrowserErrors } from '../browser-errors/browser-errors.js';
import { QueuesPresenter } from './queues.presenter.js';

const FAILED_SHOWN = 100;
const OPEN_SHOWN = 5;
const BROWSER_ERRORS_SHOWN = 50;

@Injectable()
export class QueuesPage {
  constructor(
    private readonly states: QueueStates,
    private readonly jobs: OpenJobs,
    private readonly failures: JobFailures,
    private readonly browserErrors: BrowserErrors,
    private readonly texts: Texts,
  ) {}

  /** Failed jobs and browser errors are in the database, and are shown even without Redis. */
  async props(locale: Locale): Promise<Pages['queues/index']> {
    const presenter = new QueuesPresenter(this.texts, locale);
    const [asked, { failures, counts }, errors] = await Promise.all([
      this.askQueues(),
      this.failures.newest(FAILED_SHOWN),
      this.browserErrors.newest(BROWSER_ERRORS_SHOWN),
    ]);
    return {
      queues: asked && asked.states.map((state) => presenter.toRow(state, counts.get(state.name) ?? 0)),
      open: (asked?.open ?? []).map((job) => presenter.toOpen(job)),
      failed: failures.map((failure) => presenter.toFailed(failure)),
      failedCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
      browserErrors: errors.map((error) => presenter.toBrowserError(error)),
      browserErrorsUrl: route('admin.queues.browser-errors', {}, locale),
    };
  }

  private async askQueues() {
    try {
      const [states, open] = await Promise.all([this.states.listStates(), this.jobs.list(OPEN_SHOWN)]);
      return { states, open };
    } catch (error) {
      if (error instanceof Unavailable) return null;
      throw error;
    }
  }
}
