import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { Config } from '../core/config/config.js';
import { CATALOGUE_QUEUE, REFRESH_JOB, type RefreshJob } from './catalogue.queue.js';
import { CatalogueRequests } from './catalogue.requests.js';

const RECONCILE_MS = 30_000;

/** Refreshes companies in the read model, in the worker only; one at a time, as the read model has one writer. */
@Injectable()
export class CatalogueProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CatalogueProcessor.name);
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue<RefreshJob>,
    private readonly requests: CatalogueRequests,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(CATALOGUE_QUEUE)) return;
    const refresh = ({ data }: Job<RefreshJob>) => this.requests.fulfil(data.companyId, this.stopping.signal);
    const working = this.queue.process(REFRESH_JOB, 1, refresh);
    working.catch((error: unknown) => this.logger.error(error));
    // what was asked for while its company's job was running could not be queued
    this.queue.on('completed', this.look);
    this.queue.on('failed', (_job, error: Error) => this.logger.error(error));
    this.timer = setInterval(this.look, RECONCILE_MS);
    this.look();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  /** The queue may have forgotten everything: what stands in the table is put back. */
  private readonly look = (): void => {
    if (this.stopping.signal.aborted) return;
    this.requests.askForAll().catch((error: unknown) => this.logger.error(error));
  };
}
