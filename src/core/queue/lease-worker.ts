import { Inject } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { isUniqueViolation } from '../database/violations.js';
import { toFault } from '../errors/fault.js';
import { assertLeased, type Lease, type Leased, type LeaseJob, LeaseLost, WorkCancelled } from './lease.js';
import { type JobHandler, QueueWorker } from './queue-worker.js';

const HEARTBEAT_MS = 1_000;

/**
 * Works on rows that one worker at a time leases. A row is processed from its state to its end, again after
 * each lost worker.
 */
export abstract class LeaseWorker<Row extends Leased> extends QueueWorker<LeaseJob> {
  /** Lost work continues within ten seconds. */
  protected readonly pollIntervalMs = 4_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<LeaseJob>>;
  /** After this number of starts, a transient error needs a person's attention. */
  protected readonly maxStarts: number = 20;
  @Inject(DataSource)
  protected readonly database: DataSource;

  protected constructor(
    queue: Queue<LeaseJob>,
    private readonly lease: Lease,
  ) {
    super(queue);
    this.handlers = { [lease.job]: (data, stopping) => this.run(data[lease.idName]!, stopping) };
  }

  /** The row, if the lease is still of this run. */
  protected abstract read(leased: Leased): Promise<Row | null | undefined>;
  /** @param signal aborts when the process stops, the work is cancelled or the lease is lost */
  protected abstract work(row: Row, signal: AbortSignal): Promise<void>;
  /** Ends the work with an error that another start would not mend, or with WorkCancelled. */
  protected abstract fail(row: Row, error: unknown): Promise<void>;

  protected startsOf({ run }: Row): number {
    return run;
  }

  /** The row ended, waits for a person, or is retried later: the next one may begin. */
  protected stopped(_id: number): void {
    this.pollNow();
  }

  protected async poll(): Promise<void> {
    for (const { id, run } of await this.lease.waiting.rows(this.database))
      await this.lease.request(this.queue, id, run);
  }

  private async run(id: number, stopping: AbortSignal): Promise<void> {
    const row = await this.claim(id);
    if (!row) return;
    const ended = new AbortController();
    const heartbeat = this.keepAlive(row, ended);
    try {
      await this.work(row, AbortSignal.any([stopping, ended.signal]));
    } catch (error) {
      // any error here is a result of the lost lease
      await this.endWithError(row, ended.signal.aborted ? ended.signal.reason : error, stopping);
    } finally {
      clearInterval(heartbeat);
    }
    this.stopped(id);
  }

  private async claim(id: number): Promise<Row | null | undefined> {
    try {
      const leased = await this.lease.claim.row(this.database, [id]);
      return leased && (await this.read(leased));
    } catch (error) {
      // another worker just claimed a row that blocks this one
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** Writes a heartbeat each second. Aborts `ended` with LeaseLost or WorkCancelled. */
  private keepAlive({ id, run }: Row, ended: AbortController): NodeJS.Timeout {
    let isWriting = false;
    return setInterval(() => {
      // a long transaction of the work locks the row; no second heartbeat queues up behind it
      if (isWriting) return;
      isWriting = true;
      this.lease.heartbeat
        .row(this.database, [id, run])
        .then(assertLeased)
        .catch((error: unknown) => {
          if (error instanceof LeaseLost || error instanceof WorkCancelled) ended.abort(error);
        })
        .finally(() => (isWriting = false));
    }, HEARTBEAT_MS);
  }

  private async endWithError(row: Row, error: unknown, stopping: AbortSignal): Promise<void> {
    if (error instanceof LeaseLost) return;
    const isRetried = toFault(error).status === 503 && this.startsOf(row) < this.maxStarts;
    if (!stopping.aborted && !isRetried) return this.fail(row, error);
    if (isRetried)
      this.logger.warn(`${this.lease.job} ${row.id} is started again: ${(error as Error).message}`);
    await this.lease.release.run(this.database, [row.id, row.run]);
  }
}
