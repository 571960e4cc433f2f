import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import { requestJob } from '../../core/queue/request-once.js';
import { CATALOGUE_QUEUE, JOB, TIERS_JOB } from '../read-model/catalogue.queue.js';
import { CatalogueService } from '../read-model/catalogue.service.js';

/** So many offers are in the highest tier, and in it and the next ones together. */
const PLACES = [2_000, 12_000, 28_000, 60_000, 128_000];
/** So many texts change their tier at once: others who write the read model wait for them. */
const BATCH_SIZE = 1_000;
/** Of the highest tier so large a part may stand elsewhere before all are placed anew. */
const LEFT_BEHIND = 0.1;

/** Keeps each text in the tier of its offer's popularity, roughly: searches of common words read the highest ones only. */
@Injectable()
export class PopularityTiers {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue,
    private readonly catalogue: CatalogueService,
  ) {}

  async ask(): Promise<void> {
    await requestJob(this.queue, TIERS_JOB, {}, { ...JOB, jobId: TIERS_JOB });
  }

  /** Tells the workers when popularity has changed much, or a first import has come. */
  async askIfLeftBehind(): Promise<void> {
    const [{ isBehind } = { isBehind: false }] = await this.database.query<{ isBehind: boolean }[]>(
      LEFT_BEHIND_HIGHEST,
      [PLACES[0], LEFT_BEHIND],
    );
    if (isBehind) await this.ask();
  }

  /** Places all texts anew, batch by batch; only those in a wrong tier are written. */
  async assign(signal: AbortSignal): Promise<void> {
    const wrong = await this.database.query<Placed[]>(MISPLACED, [PLACES]);
    for (let start = 0; start < wrong.length && !signal.aborted; start += BATCH_SIZE) {
      const batch = wrong.slice(start, start + BATCH_SIZE);
      await this.database.transaction(async (manager) => {
        await this.catalogue.waitForWriters(manager);
        await manager.query(PLACE, [batch.map(({ id }) => id), batch.map(({ tier }) => tier)]);
      });
    }
  }
}

interface Placed {
  id: number;
  tier: number;
}

const MOST_POPULAR = 'select offer_id from catalogue_offers order by popularity desc, offer_id desc';

const LEFT_BEHIND_HIGHEST = `
  select count(*) filter (where t.tier < ${PLACES.length}) > count(*) * $2::float8 as "isBehind"
  from (${MOST_POPULAR} limit $1) popular join catalogue_texts t using (offer_id)`;

/** Texts that are not in the tier of their offer, and the tier where they belong. */
const MISPLACED = `
  with ranked as (
    select offer_id, row_number() over () as place from (${MOST_POPULAR} limit (select max(last) from unnest($1::integer[]) last)) popular
  ), wanted as materialized (
    select offer_id, (select count(*)::integer from unnest($1::integer[]) last where place <= last) as tier from ranked
  )
  select t.offer_id as id, wanted.tier from wanted join catalogue_texts t using (offer_id) where t.tier <> wanted.tier
  union all
  select t.offer_id, 0 from catalogue_texts t
  where t.tier > 0 and t.offer_id not in (select offer_id from wanted)`;

const PLACE = `
  update catalogue_texts t set tier = wanted.tier
  from unnest($1::integer[], $2::smallint[]) wanted(id, tier) where t.offer_id = wanted.id`;
