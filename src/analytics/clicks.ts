import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogueService } from '../products/read-model/catalogue.service.js';
import { FIND_OUTDATED, SET_CLICKS, SUM_UP } from './clicks.statements.js';
import { DailyRollUp } from './daily-roll-up.js';

const EVENTS_AT_ONCE = 20_000;
/** Others who write the read model wait for them. */
const PRODUCTS_AT_ONCE = 1_000;

/** Sums events by day, and says how popular products are: their views and visits to stores of 30 days. */
@Injectable()
export class Clicks {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly days: DailyRollUp,
  ) {}

  /** Whatever it is broken off at, the next one goes on there. */
  async sumUp(signal?: AbortSignal): Promise<void> {
    let isBehind: boolean;
    do {
      isBehind = await this.days.take();
      // not only after all the days: what is new is seen after the first of them
      await untilFewer(EVENTS_AT_ONCE, () => this.addBatch(), signal);
    } while (isBehind && !signal?.aborted);
    await FIND_OUTDATED.run(this.database);
    await untilFewer(PRODUCTS_AT_ONCE, () => this.setBatch(), signal);
  }

  private async addBatch(): Promise<number> {
    return (await SUM_UP.one(this.database, [EVENTS_AT_ONCE])).count;
  }

  private setBatch(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const { count, ids } = await SET_CLICKS.one(manager, [PRODUCTS_AT_ONCE]);
      await this.catalogue.refreshPopularity(manager, ids);
      return count;
    });
  }
}

/** Does some of a work at a time until there is less left than that. */
async function untilFewer(some: number, work: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await work()) === some);
}
