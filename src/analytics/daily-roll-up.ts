import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { takeLock } from '../core/database/advisory-locks.js';
import { DELETE_UNVIEWED, MOVE_ON, MOVE_PERIOD, OUTDATED_PERIODS } from './daily-roll-up.statements.js';

/** Days moved in one transaction: writers of daily sums wait for it. */
const MAX_DAYS = 14;

/** Moves the periods of the statistics on to a new day. */
@Injectable()
export class DailyRollUp {
  constructor(private readonly database: DataSource) {}

  /**
   * Safe to run concurrently; does nothing for periods that are up to date. After a long pause it takes
   * several calls, and each leaves correct sums for the day that it reached.
   * @param day `YYYY-MM-DD`; null: today in the market's time zone
   * @returns whether another call is needed
   */
  async movePeriods(day: string | null = null): Promise<boolean> {
    const outdated = await OUTDATED_PERIODS.rows(this.database, [day]);
    for (const { days } of outdated) await this.movePeriod(days, day);
    return outdated.some(({ passed }) => passed > MAX_DAYS);
  }

  private movePeriod(days: number, day: string | null): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.query(takeLock('visitSums'));
      await MOVE_PERIOD.run(manager, [day, days, MAX_DAYS]);
      await DELETE_UNVIEWED.run(manager, [days]);
      await MOVE_ON.run(manager, [day, days, MAX_DAYS]);
    });
  }
}
