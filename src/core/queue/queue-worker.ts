import {
  Inject,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { Config } from '../config/config.js';
import { requestContext } from '../http/routing/request-context.js';
import { Metrics } from '../metrics/metrics.js';
import { withoutSpan, withSpan } from '../tracing/span.js';
import { Tracing } from '../tracing/tracing.js';
import { JobFailures } from './job-failures.js';
import { traceparentOf } from './request-once.js';

/** Runs one kind of job. @param stopping when it aborts, the rest is left to the next job */
export type JobHandler<Data> = (data: Data, stopping: AbortSignal) => Promise<unknown>;

/**
 * Works on one queue, in the processes whose settings name it. Redis may lose jobs, so it also polls PostgreSQL for
 * waiting work: at the start, at an interval, and after each job.
 */
export abstract class QueueWorker<Data extends object = object>
  implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown
{
  protected readonly logger = new Logger(this.constructor.name);
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;
  /** Writes about ended jobs that are under way. */
  private readonly notes = new Set<Promise<void>>();

  /**
   * The number of jobs that each kind adds to the queue's concurrency in this process; 0 if another worker of
   * the queue adds them.
   */
  protected readonly concurrency: number = 1;
  protected abstract readonly pollIntervalMs: number;
  /** Whether a job may leave work that could not be queued while it ran. */
  protected readonly pollAfterJobs: boolean = true;
  protected abstract readonly handlers: Record<string, JobHandler<Data>>;

  // injected as properties, so that subclasses need not pass them on
  @Inject(Config)
  protected readonly config: Config;
  @Inject(Metrics)
  private readonly metrics: Metrics;
  @Inject(Tracing)
  private readonly tracing: Tracing;
  @Inject(JobFailures)
  private readonly failures: JobFailures;

  protected constructor(protected readonly queue: Queue<Data>) {}

  /** Queues jobs for waiting work. */
  protected abstract poll(): Promise<unknown>;

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(this.queue.name)) return;
    // the names that Bull gives its connections are unused, so a failure to set them does not matter
    Object.assign(this.queue, { setWorkerName: () => Promise.resolve() });
    for (const [name, handler] of Object.entries(this.handlers)) {
      const work = this.queue.process(name, this.concurrency, (job) => this.measured(job, handler));
      work.catch(this.report);
    }
    // another worker may serve other kinds of jobs of the same queue
    this.queue.on('completed', (job) => {
      if (!(job.name in this.handlers)) return;
      this.track(this.failures.clear(job));
      if (this.pollAfterJobs) this.pollNow();
    });
    this.queue.on('failed', (job, error: Error) => {
      if (!(job.name in this.handlers)) return;
      requestContext.run(contextOf(job), () => this.report(error));
      this.track(this.failures.store(job, error));
    });
    this.timer = setInterval(() => this.pollNow(), this.pollIntervalMs);
    this.pollNow();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
    // closes all queues concurrently; Nest itself would close them one by one
    if (this.timer) this.queue.close().catch(this.report);
  }

  /** Runs before the database closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
    await Promise.all(this.notes);
  }

  /** @param look another look than the usual one */
  protected pollNow(poll: () => Promise<unknown> = () => this.poll()): void {
    if (!this.stopping.signal.aborted) withoutSpan(poll).catch(this.report);
  }

  /** Log lines of the job carry its name and id. */
  private measured(job: Job<Data>, handler: JobHandler<Data>): Promise<unknown> {
    const stop = this.metrics.jobs.startTimer({ queue: this.queue.name, job: job.name });
    const span = this.tracing.begin('consumer', traceparentOf(job));
    const end = (outcome: 'completed' | 'failed') => {
      stop({ outcome });
      span?.end(`${this.queue.name} ${job.name}`, attributesOf(job), outcome === 'failed');
    };
    const context = { ...contextOf(job), ...(span && { traceId: span.traceId }) };
    const work = async () => {
      try {
        const result = await handler(job.data, this.stopping.signal);
        end('completed');
        return result;
      } catch (error) {
        end('failed');
        throw error;
      }
    };
    return withSpan(span, () => requestContext.run(context, work));
  }

  private track(writing: Promise<void>): void {
    const note = writing.catch(this.report).finally(() => this.notes.delete(note));
    this.notes.add(note);
  }

  private readonly report = (error: unknown): void => this.logger.error(error);
}

const contextOf = ({ queue, name, id }: Job) => ({ queue: queue.name, job: name, jobId: String(id) });

const attributesOf = ({ queue, id }: Job) => ({
  'messaging.system': 'bull',
  'messaging.destination.name': queue.name,
  'messaging.message.id': String(id),
});
