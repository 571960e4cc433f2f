import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { codeDigest } from '../../core/config/code-digest.js';
import { int, statement } from '../../core/database/statement.js';
import { ABANDONED_AFTER, POLL_INTERVAL_MS } from '../../core/queue/abandoned.js';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { IMPORT_QUEUE, RUN_JOB, type RunJob } from '../import.queue.js';
import { ImportFinished, ImportRunner } from './import-runner.js';
import { ImportsService } from '../imports.service.js';

/** Runs imports: two at a time, one at a time of each store. */
@Injectable()
export class ImportProcessor extends QueueWorker<RunJob> {
  protected override readonly concurrency = 2;
  protected readonly pollIntervalMs = POLL_INTERVAL_MS;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<RunJob>> = {
    [RUN_JOB]: ({ importId }, stopping) => this.runner.run(importId, stopping),
  };

  constructor(
    @InjectQueue(IMPORT_QUEUE) queue: Queue<RunJob>,
    private readonly runner: ImportRunner,
    private readonly imports: ImportsService,
    private readonly database: DataSource,
  ) {
    super(queue);
    // computed at start, so that it is of the code that runs and not of a later build
    void codeDigest();
  }

  /** Starts the next run of the same store. */
  @OnEvent(ImportFinished.event)
  startNext({ companyId }: ImportFinished): void {
    this.pollNow(() => this.requestWaiting(companyId));
  }

  protected poll(): Promise<void> {
    return this.requestWaiting(null);
  }

  private async requestWaiting(companyId: number | null): Promise<void> {
    const waiting = await WAITING.rows(this.database, [companyId, ABANDONED_AFTER]);
    for (const { id, run } of waiting) await this.imports.request(id, run);
  }
}

/** The oldest queued run of each store that has none active, and runs whose worker died. */
const WAITING = statement({ id: int, run: int })`
  select min(i.id) as id, 0 as run from imports i
  where i.status = 'queued' and ($1::integer is null or i.company_id = $1)
    and not exists (select 1 from imports a where a.company_id = i.company_id and a.status in ('validating', 'writing')
      and a.heartbeat_at >= now() - $2::interval)
  group by i.company_id
  union all
  select * from (
    -- a locked row belongs to a worker that is alive
    select id, run from imports where status in ('validating', 'writing')
      and heartbeat_at < now() - $2::interval for no key update skip locked) abandoned`;
