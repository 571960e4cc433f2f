import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { Config } from '../core/config/config.js';
import { CATALOGUE_QUEUE, PLACEMENTS_JOB, REFRESH_JOB, type RefreshJob } from './catalogue.queue.js';
import { CatalogueRequests } from './catalogue.requests.js';
import { PlacementRequests } from './placement.requests.js';

const RECONCILE_MS = 30_000;

/** Brings the read model up to date, in the worker only; one job of a kind at a time, as it has one writer. */
@Injectable()
export class CatalogueProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CatalogueProcessor.name);
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue<RefreshJob>,
    private readonly companies: CatalogueRequests,
    private readonly placements: PlacementRequests,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(CATALOGUE_QUEUE)) return;
    const refresh = ({ data }: Job<RefreshJob>) =>
      this.companies.fulfil(data.companyId, this.stopping.signal);
    const place = () => this.placements.fulfil(this.stopping.signal);
    const report = (error: unknown) => this.logger.error(error);
    this.queue.process(REFRESH_JOB, 1, refresh).catch(report);
    this.queue.process(PLACEMENTS_JOB, 1, place).catch(report);
    // what was asked for while the same job was running could not be queued
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
    const asking = [this.companies.askForAll(), this.placements.askIfWaiting()];
    Promise.all(asking).catch((error: unknown) => this.logger.error(error));
  };
}
