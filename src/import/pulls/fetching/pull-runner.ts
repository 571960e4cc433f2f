import { Injectable, Logger } from '@nestjs/common';
import { ImportsService } from '../../imports.service.js';
import { toAddress } from '../feed-address.js';
import { FeedDownload } from './feed-download.js';
import { failureOf } from './pull-failure.js';
import type { ClaimedPull } from '../pull.statements.js';
import { PullStore } from './pull.store.js';

const HEARTBEAT_MS = 1_000;
/** A pull whose worker died so often is failed: the feed may be what kills it. */
const MAX_STARTS = 5;

/** Fetches one feed and starts its import; may be called again at any time, by any worker. */
@Injectable()
export class PullRunner {
  private readonly logger = new Logger(PullRunner.name);

  constructor(
    private readonly store: PullStore,
    private readonly download: FeedDownload,
    private readonly imports: ImportsService,
  ) {}

  /** @param signal when it aborts, the pull is released for another worker */
  async run(pullId: number, signal: AbortSignal): Promise<void> {
    const pull = await this.store.claim(pullId);
    if (!pull) return;
    const heart = setInterval(() => void this.store.heartbeat(pull).catch(() => undefined), HEARTBEAT_MS);
    try {
      if (pull.run > 1) await this.download.discard({ ...pull, run: pull.run - 1 });
      await this.fetch(pull, signal);
    } catch (error) {
      await this.endWithError(pull, error, signal);
    } finally {
      clearInterval(heart);
    }
  }

  private async fetch(pull: ClaimedPull, signal: AbortSignal): Promise<void> {
    const download = await this.download.fetch(pull, signal);
    if (!download) return this.store.endUnmodified(pull);
    const importId = await this.store.startImport(pull, download, toAddress(pull.url));
    if (importId) await this.imports.request(importId);
    else await this.download.discard(pull);
  }

  private async endWithError(pull: ClaimedPull, error: unknown, signal: AbortSignal): Promise<void> {
    const failure = failureOf(error);
    if (signal.aborted || (!failure && pull.run < MAX_STARTS)) {
      if (!signal.aborted) this.logger.warn(`Feed ${pull.feedId} is fetched again: ${String(error)}`);
      return this.store.release(pull);
    }
    if (!failure) this.logger.error(error, `Fetching feed ${pull.feedId} failed`);
    await this.store.fail(pull, failure ?? { outcome: 'internal', httpStatus: null, isTransient: true });
  }
}
