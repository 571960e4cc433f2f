import { Process, Processor } from '@nestjs/bull';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bull';
import type { DataSource } from 'typeorm';
import { IMPORT_QUEUE, RUN_JOB, type RunJob } from './import.queue.js';
import { ABANDONED_AFTER, ImportFinished, ImportRunner } from './import.runner.js';
import { ImportsService } from './imports.service.js';

/** Imports of two stores run side by side, the ones of one store after each other. */
const CONCURRENCY = 2;
const RECONCILE_MS = 30_000;

/** Imports that wait for a worker: the oldest of each store that has none running, and those whose worker died. */
const WAITING = `
  select min(i.id) as id from imports i
  where i.status = 'queued' and ($1::integer is null or i.company_id = $1)
    and not exists (select 1 from imports a where a.company_id = i.company_id and a.status in ('validating', 'writing'))
  group by i.company_id
  union all
  select id from imports where status in ('validating', 'writing') and heartbeat_at < now() - $2::interval`;

@Injectable()
@Processor(IMPORT_QUEUE)
export class ImportProcessor implements OnApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly runner: ImportRunner,
    private readonly imports: ImportsService,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  @Process({ name: RUN_JOB, concurrency: CONCURRENCY })
  async run({ data }: Job<RunJob>): Promise<void> {
    await this.runner.run(data.importId, this.stopping.signal);
  }

  /** The next one of the same store may begin. */
  @OnEvent(ImportFinished.name)
  async startNext({ companyId }: ImportFinished): Promise<void> {
    await this.requestWaiting(companyId);
  }

  /** The queue may have forgotten everything: what waits in the table is put back. */
  @Interval(RECONCILE_MS)
  async reconcile(): Promise<void> {
    await this.requestWaiting(null);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.reconcile();
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async requestWaiting(companyId: number | null): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const waiting = await this.database.query<{ id: number }[]>(WAITING, [companyId, ABANDONED_AFTER]);
    for (const { id } of waiting) await this.imports.request(id);
  }
}
