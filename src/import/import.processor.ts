import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job, Queue } from 'bull';
import type { DataSource } from 'typeorm';
import { Config } from '../core/config/config.js';
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
    and not exists (select 1 from imports a where a.company_id = i.company_id and a.status in ('validating', 'writing')
      and a.heartbeat_at >= now() - $2::interval)
  group by i.company_id
  union all
  select id from imports where status in ('validating', 'writing') and heartbeat_at < now() - $2::interval`;

/** Works on the queue of imports, in the worker only. */
@Injectable()
export class ImportProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ImportProcessor.name);
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectQueue(IMPORT_QUEUE) private readonly queue: Queue<RunJob>,
    private readonly runner: ImportRunner,
    private readonly imports: ImportsService,
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(IMPORT_QUEUE)) return;
    const run = ({ data }: Job<RunJob>) => this.runner.run(data.importId, this.stopping.signal);
    const working = this.queue.process(RUN_JOB, CONCURRENCY, run);
    working.catch((error: unknown) => this.logger.error(error));
    this.queue.on('failed', (_job, error: Error) => this.logger.error(error));
    this.timer = setInterval(() => this.look(null), RECONCILE_MS);
    this.look(null);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  /** The next one of the same store may begin. */
  @OnEvent(ImportFinished.event)
  startNext({ companyId }: ImportFinished): void {
    this.look(companyId);
  }

  /** The queue may have forgotten everything: what waits in the table is put back. */
  private look(companyId: number | null): void {
    if (this.stopping.signal.aborted) return;
    this.requestWaiting(companyId).catch((error: unknown) => this.logger.error(error));
  }

  private async requestWaiting(companyId: number | null): Promise<void> {
    const waiting = await this.database.query<{ id: number }[]>(WAITING, [companyId, ABANDONED_AFTER]);
    for (const { id } of waiting) await this.imports.request(id);
  }
}
