import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { int, ints, nullable, type RowOf, statement } from '../../core/database/statement.js';
import { fromWallTime, toWallTime } from '../../core/i18n/market-time.js';
import { askFor, CATALOGUE_QUEUE, DISCOUNTS_JOB } from '../read-model/catalogue.queue.js';
import { CatalogueService } from '../read-model/catalogue.service.js';
import { joinDiscount } from '../discount.js';

/** Number of offers that are compared together. */
const BATCH_SIZE = 5_000;
/** Number of offers that are written together: other writers wait meanwhile. */
const WRITTEN_AT_ONCE = 1_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Keeps `catalogue_offers.discount_percent` correct: each write of an offer sets it, but discounts also end
 * by time.
 */
@Injectable()
export class DiscountPercentages {
  private hasStarted = false;

  constructor(
    private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Has discounts end at midnight, and those that ended while no worker ran when one starts. */
  async askWhenDue(): Promise<void> {
    await this.askForMidnight();
    if (this.hasStarted) return;
    await askFor(this.queue, DISCOUNTS_JOB);
    this.hasStarted = true;
  }

  /** Has all offers looked through when the day ends, once for all processes. */
  async askForMidnight(now = new Date()): Promise<void> {
    const today = new Date(`${toWallTime(now).slice(0, 10)}Z`);
    const day = new Date(today.getTime() + DAY_MS).toISOString().slice(0, 10);
    // a minute later: the database's clock may be behind
    const delay = fromWallTime(`${day}T00:01`).getTime() - now.getTime();
    await askFor(this.queue, DISCOUNTS_JOB, { jobId: `${DISCOUNTS_JOB}-${day}`, delay });
  }

  /** Compares batch by batch, and waits for other writers only if it must write. */
  async updatePercentages(signal: AbortSignal): Promise<void> {
    for (let last: number | null = 0; last !== null && !signal.aborted;) {
      const { end, wrong }: RowOf<typeof COMPARE> = await COMPARE.one(this.database, [last, BATCH_SIZE]);
      for (let start = 0; start < wrong.length && !signal.aborted; start += WRITTEN_AT_ONCE) {
        const ids = wrong.slice(start, start + WRITTEN_AT_ONCE);
        await withDeadlockRetry(() =>
          this.database.transaction(async (manager) => {
            await this.catalogue.lockOffers(manager, ids);
            await manager.query(SET_PERCENTAGES, [ids]);
          }),
        );
      }
      last = end;
    }
  }
}

/** The next offers after $1, $2 at most: the last of them, null if there were none, and those with a wrong percentage. */
const COMPARE = statement({ end: nullable(int), wrong: ints })`
  with batch as materialized (
    select offer_id, discount_percent from catalogue_offers where offer_id > $1 order by offer_id limit $2
  )
  select max(b.offer_id) as end,
    coalesce(array_agg(b.offer_id) filter (where b.discount_percent is distinct from discount.percent), '{}') as wrong
  from batch b
  join products p on p.id = b.offer_id
  ${joinDiscount('p')}`;

const SET_PERCENTAGES = `
  update catalogue_offers o set discount_percent = discount.percent, discounted = discount.percent is not null
  from products p ${joinDiscount('p')}
  where p.id = any($1::integer[]) and o.offer_id = p.id and o.discount_percent is distinct from discount.percent`;
