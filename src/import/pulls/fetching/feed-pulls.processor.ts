import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Queue } from 'bull';
import type { Leased, LeaseJob } from '../../../core/queue/lease.js';
import { LeaseWorker } from '../../../core/queue/lease-worker.js';
import { ImportFinished } from '../../import.events.js';
import { ImportsService } from '../../imports.service.js';
import { toAddress } from '../feed-address.js';
import { POLL_JOB, PULL_LEASE, PULLS_QUEUE } from '../feed-pulls.queue.js';
import { CLAIMED, type ClaimedPull } from '../pull.statements.js';
import { DuePulls } from './due-pulls.js';
import { FeedDownload } from './feed-download.js';
import { failureOf } from './pull-failure.js';
import { PullStore } from './pull.store.js';

/**
 * Fetches feeds and starts their imports: several stores at the same time, the feeds of one store one by one.
 */
@Injectable()
export class FeedPullsProcessor extends LeaseWorker<ClaimedPull> {
  protected override readonly concurrency = 4;
  /** Each start may send a request to another company's server. */
  protected override readonly maxStarts = 5;

  constructor(
    @InjectQueue(PULLS_QUEUE) queue: Queue<LeaseJob>,
    private readonly due: DuePulls,
    private readonly store: PullStore,
    private readonly download: FeedDownload,
    private readonly imports: ImportsService,
  ) {
    super(queue, PULL_LEASE);
    this.handlers[POLL_JOB] = () => this.poll();
  }

  /** The pull of an import ends with it. */
  @OnEvent(ImportFinished.event)
  pollAfterImport(): void {
    this.pollNow();
  }

  protected override async poll(): Promise<void> {
    await this.due.poll();
    await super.poll();
  }

  protected async read({ id, run }: Leased): Promise<ClaimedPull | undefined> {
    return CLAIMED.row(this.database, [id, run]);
  }

  protected async work(pull: ClaimedPull, signal: AbortSignal): Promise<void> {
    if (pull.run > 1) await this.download.discard({ ...pull, run: pull.run - 1 });
    const download = await this.download.fetch(pull, signal);
    if (!download) return this.store.endUnmodified(pull);
    const importId = await this.store.startImport(pull, download, toAddress(pull.url));
    if (importId) await this.imports.request(importId);
    else await this.download.discard(pull);
  }

  protected async fail(pull: ClaimedPull, error: unknown): Promise<void> {
    const failure = failureOf(error);
    if (!failure) this.logger.error(error, `Fetching feed ${pull.feedId} failed`);
    await this.store.fail(pull, failure ?? { outcome: 'internal', httpStatus: null, isTransient: true });
  }
}
