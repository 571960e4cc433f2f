import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withDeadlockRetry } from '../core/database/deadlock-retry.js';
import { CatalogueService } from '../products/read-model/catalogue.service.js';
import { EXPIRE_COMPARED } from './compared-clicks.js';
import { FIND_OUTDATED, SET_CLICKS, SUM_UP } from './clicks.statements.js';
import { DailyRollUp } from './daily-roll-up.js';

const EVENTS_AT_ONCE = 20_000;
/** Kept small: other writers of the read model wait for the transaction. */
const PRODUCTS_AT_ONCE = 1_000;

/** Sums events by day, and updates the popularity of products: views and visits to stores of 30 days. */
@Injectable()
export class Clicks {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly days: DailyRollUp,
  ) {}

  /** May be aborted anywhere; the next run continues. */
  async sumUp(signal?: AbortSignal): Promise<void> {
    let isBehind: boolean;
    do {
      isBehind = await this.days.movePeriods();
      // new events are summed after each step of a long roll-up, not only at its end
      await untilFewer(EVENTS_AT_ONCE, () => this.addBatch(), signal);
    } while (isBehind && !signal?.aborted);
    await EXPIRE_COMPARED.run(this.database);
    await FIND_OUTDATED.run(this.database);
    await untilFewer(PRODUCTS_AT_ONCE, () => this.setBatch(), signal);
  }

  private async addBatch(): Promise<number> {
    return (await SUM_UP.one(this.database, [EVENTS_AT_ONCE])).count;
  }

  private setBatch(): Promise<number> {
    return withDeadlockRetry(() =>
      this.database.transaction(async (manager) => {
        const { count, ids } = await SET_CLICKS.one(manager, [PRODUCTS_AT_ONCE]);
        await this.catalogue.refreshPopularity(manager, ids);
        return count;
      }),
    );
  }
}

/** Repeats `work` until it handles fewer than `batch`. */
async function untilFewer(batch: number, work: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await work()) === batch);
}
