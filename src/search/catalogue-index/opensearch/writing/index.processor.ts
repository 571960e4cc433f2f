import { setTimeout as pause } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bull';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { Config } from '../../../../core/config/config.js';
import { Unavailable } from '../../../../core/errors/domain-errors.js';
import { type JobHandler, QueueWorker } from '../../../../core/queue/queue-worker.js';
import { requestOnce } from '../../../../core/queue/request-once.js';
import { EngineIndexes } from '../engine/engine-indexes.js';
import { Refused } from './bulk-writer.js';
import { Followers } from './followers.js';
import { FOLLOW_JOB, INDEX_QUEUE, REBUILD_JOB, WORDS_JOB } from './index.queue.js';
import { Outbox } from './outbox.js';
import { Rebuild } from './rebuild.js';
import { WordCounts } from './word-counts.js';
import { HAS_WAITING } from './writing.statements.js';

/** So many processes work off a long outbox. */
const MAX_FOLLOWING = 3;
/** More changes than that are worth another one. */
const MANY_CHANGES = 50;
const UNAVAILABLE_PAUSE_MS = 5_000;
const WORDS_EVERY_MS = 60 * 60_000;
const LOOK_FOR_INDEX_EVERY_MS = 30_000;

/** Keeps the indexes of OpenSearch up to date, if it is configured. */
@Injectable()
export class IndexProcessor extends QueueWorker {
  /** From commit to visible it takes this, a batch, and the engine's own second. */
  protected readonly pollIntervalMs = 1_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [FOLLOW_JOB]: (_, stopping) => this.whilePresent(stopping, () => this.indexChanges(stopping)),
    [REBUILD_JOB]: (_, stopping) => this.whilePresent(stopping, () => this.rebuild.run()),
    [WORDS_JOB]: (_, stopping) => this.whilePresent(stopping, () => this.countWords(stopping)),
  };
  private lookedForIndexAt = -Infinity;
  private countedAt = performance.now();

  @Inject(Config)
  private readonly settings: Config;

  constructor(
    @InjectQueue(INDEX_QUEUE) queue: Queue,
    private readonly database: DataSource,
    private readonly indexes: EngineIndexes,
    private readonly followers: Followers,
    private readonly outbox: Outbox,
    private readonly rebuild: Rebuild,
    private readonly words: WordCounts,
  ) {
    super(queue);
  }

  override onApplicationBootstrap(): void {
    if (this.settings.openSearch) super.onApplicationBootstrap();
  }

  protected async poll(): Promise<void> {
    const waiting = await HAS_WAITING.rows(this.database, [MANY_CHANGES * MAX_FOLLOWING]);
    const following = Math.ceil(waiting.length / MANY_CHANGES);
    for (let number = 0; number < following; number++)
      await requestOnce(this.queue, FOLLOW_JOB, {}, `${FOLLOW_JOB}-${number}`);
    if (performance.now() - this.countedAt > WORDS_EVERY_MS) {
      this.countedAt = performance.now();
      await requestOnce(this.queue, WORDS_JOB, {});
    }
    await this.lookForIndex();
  }

  /** After the engine is first configured, no other step is necessary. */
  private async lookForIndex(): Promise<void> {
    const now = performance.now();
    if (now - this.lookedForIndexAt < LOOK_FOR_INDEX_EVERY_MS) return;
    this.lookedForIndexAt = now;
    try {
      const isThere = (await this.followers.has()) && (await this.indexes.liveGeneration());
      if (!isThere) await requestOnce(this.queue, REBUILD_JOB, {});
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }

  private async indexChanges(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const { hasMore, isEmptied } = await this.outbox.indexChanges();
      if (isEmptied) await requestOnce(this.queue, REBUILD_JOB, {});
      if (!hasMore) return;
    }
  }

  private async countWords(stopping: AbortSignal): Promise<void> {
    const live = await this.indexes.liveGeneration();
    if (live) await this.words.refresh(live, { signal: stopping });
  }

  /** While the engine is unavailable or takes nothing, nothing is lost: the work continues later. */
  private async whilePresent(stopping: AbortSignal, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Unavailable || error instanceof Refused)) throw error;
      if (error instanceof Refused || error.cause !== undefined) this.logger.error(error);
      await pause(UNAVAILABLE_PAUSE_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}
