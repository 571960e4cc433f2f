import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import { requestJob } from '../../core/queue/request-once.js';
import { CATALOGUE_QUEUE, JOB, TEXTS_JOB } from '../read-model/catalogue.queue.js';
import { CatalogueService } from '../read-model/catalogue.service.js';

/** So many texts are compared at once. */
const BATCH_SIZE = 5_000;
/** So many are mended at once: others who write the read model wait for them. */
const REPAIR_BATCH_SIZE = 1_000;
/** Within so long after the start of a process those of the build before it have ended. */
const RELEASE_MS = 15 * 60_000;

/**
 * Mends the categories beside the words of a text: processes of earlier builds, which work on while a release is rolled
 * out, write texts without them.
 */
@Injectable()
export class TextCategories {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Has all texts looked through one to two releases from now, once for all processes that start together. */
  async askForLater(): Promise<void> {
    const jobId = `${TEXTS_JOB}-${Math.floor(Date.now() / RELEASE_MS)}`;
    await requestJob(this.queue, TEXTS_JOB, {}, { ...JOB, jobId, delay: 2 * RELEASE_MS });
  }

  /** Compares batch by batch, and waits for other writers only where something is to be mended. */
  async repair(signal: AbortSignal): Promise<void> {
    for (let last: number | null = 0; last !== null && !signal.aborted;) {
      const { end, misplaced } = await this.compare(last);
      for (let start = 0; start < misplaced.length && !signal.aborted; start += REPAIR_BATCH_SIZE) {
        await this.database.transaction(async (manager) => {
          await this.catalogue.waitForWriters(manager);
          await this.catalogue.refreshPlacements(manager, misplaced.slice(start, start + REPAIR_BATCH_SIZE));
        });
      }
      last = end;
    }
  }

  private async compare(last: number): Promise<Compared> {
    const [compared] = await this.database.query<[Compared]>(COMPARE, [last, BATCH_SIZE]);
    return compared;
  }
}

interface Compared {
  /** The last text of the batch; null: there were none left. */
  end: number | null;
  misplaced: number[];
}

const COMPARE = `
  with batch as materialized (
    select offer_id, category_ids from catalogue_texts where offer_id > $1 order by offer_id limit $2
  ), placed as materialized (
    select offer_id, array_agg(category_id order by category_id) as category_ids from catalogue_placements
    where offer_id > $1 and offer_id <= (select max(offer_id) from batch) group by 1
  )
  select max(t.offer_id) as end,
    coalesce(array_agg(t.offer_id) filter (where t.category_ids <> coalesce(placed.category_ids, '{}')), '{}') as misplaced
  from batch t left join placed using (offer_id)`;
