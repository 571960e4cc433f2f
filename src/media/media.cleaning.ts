import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import { Config } from '../core/config/config.js';
import { CLEANING_JOB, PICTURE_QUEUE, requestJob } from './media.queue.js';
import { MediaRemoval } from './media.removal.js';
import { isUsed } from './media.uses.js';

const CLEAN_EVERY_MS = 3_600_000;
const LOOKED_AT_ONCE = 1_000;
const REMOVED_AT_ONCE = 50;
/** Somebody may be at the form still, or undo what detached it. */
const KEPT_UNUSED = `interval '7 days'`;

/** Removes uploads that nothing has used for a week, in the worker; pictures of feeds stay, as feeds name them again. */
@Injectable()
export class MediaCleaning implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MediaCleaning.name);
  private stopping = false;
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue,
    @InjectDataSource() private readonly database: DataSource,
    private readonly removal: MediaRemoval,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(PICTURE_QUEUE)) return;
    this.queue.process(CLEANING_JOB, 1, () => this.run()).catch(this.report);
    this.timer = setInterval(this.request, CLEAN_EVERY_MS);
    this.request();
  }

  onModuleDestroy(): void {
    this.stopping = true;
    clearInterval(this.timer);
  }

  private readonly report = (error: unknown): void => this.logger.error(error);

  private readonly request = (): void => {
    requestJob(this.queue, CLEANING_JOB).catch(this.report);
  };

  private async run(): Promise<void> {
    await this.look();
    await this.sweep();
  }

  /** Notes of every upload since when nothing uses it; writes only where that has changed. */
  private async look(): Promise<void> {
    for (let last: number | null = 0; last !== null && !this.stopping;) {
      const [row]: { last: number | null }[] = await this.database.query(LOOK, [last, LOOKED_AT_ONCE]);
      last = row!.last;
    }
  }

  private async sweep(): Promise<void> {
    while (!this.stopping) {
      const rows = await this.database.query<{ id: number }[]>(DUE, [REMOVED_AT_ONCE]);
      const removed = await this.removal.remove(rows.map(({ id }) => id));
      // one that is used again after all waits for the next look
      if (removed.length < REMOVED_AT_ONCE) return;
    }
  }
}

const LOOK = `
  with batch as (
    select id, unused_since, ${isUsed('m')} as used from media m where source_url is null and id > $1 order by id limit $2
  ), noted as (
    update media m set unused_since = case when not batch.used then now() end
    from batch where m.id = batch.id and (batch.unused_since is null) <> batch.used
  )
  select max(id) as last from batch`;

const DUE = `
  select id from media where source_url is null and unused_since < now() - ${KEPT_UNUSED}
  order by unused_since limit $1`;
