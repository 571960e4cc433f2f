import { Inject, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bull';
import { Config } from '../config/config.js';

/** A kind of job; `stopping` tells it to leave the rest to another turn. */
export type Turn<Data> = (data: Data, stopping: AbortSignal) => Promise<unknown>;

/**
 * Works on one queue, in the processes whose settings name it. The truth is in PostgreSQL and the queue may forget, so
 * it also looks by itself for what waits there: at the start, at an interval, and after each job.
 */
export abstract class QueueWorker<Data extends object = object>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  protected readonly logger = new Logger(this.constructor.name);
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;

  /**
   * How many turns each kind adds to those of the queue in this process, which take jobs of every kind; 0 where another
   * worker of the same queue has them.
   */
  protected readonly concurrency: number = 1;
  protected abstract readonly lookEveryMs: number;
  /** Whether a finished job may leave something behind that could not be queued while it ran. */
  protected readonly lookAfterJobs: boolean = true;
  protected abstract readonly turns: Record<string, Turn<Data>>;

  // by a property: no worker needs it for itself, and each would have to hand it on
  @Inject(Config)
  private readonly config: Config;

  protected constructor(protected readonly queue: Queue<Data>) {}

  /** Asks the queue for jobs for whatever waits. */
  protected abstract look(): Promise<unknown>;

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(this.queue.name)) return;
    for (const [name, turn] of Object.entries(this.turns)) {
      const work = this.queue.process(name, this.concurrency, ({ data }) => turn(data, this.stopping.signal));
      work.catch(this.report);
    }
    // another worker may serve other kinds of jobs of the same queue
    this.queue.on('completed', ({ name }) => {
      if (this.lookAfterJobs && name in this.turns) this.lookNow();
    });
    this.queue.on('failed', ({ name }, error: Error) => {
      if (name in this.turns) this.report(error);
    });
    this.timer = setInterval(() => this.lookNow(), this.lookEveryMs);
    this.lookNow();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  /** @param look another look than the usual one */
  protected lookNow(look: () => Promise<unknown> = () => this.look()): void {
    if (!this.stopping.signal.aborted) look().catch(this.report);
  }

  private readonly report = (error: unknown): void => this.logger.error(error);
}
