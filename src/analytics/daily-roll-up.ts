import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { takeLock } from '../core/database/advisory-locks.js';
import { FORGET_UNSEEN, MOVE_ON, MOVE_PERIOD, OUTDATED_PERIODS } from './daily-roll-up.statements.js';

/** Days at once: whoever writes days meanwhile waits for them. */
const MAX_DAYS = 14;

/** Moves the periods of the statistics on: their first days leave them, and the new ones come in. */
@Injectable()
export class DailyRollUp {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * May be done by several at once; days that are behind a period already change nothing. After a long time it takes
   * several turns, and each leaves sums that are right for the day that it has come to.
   * @param day `YYYY-MM-DD`; left out: the one that it is at the market
   * @returns whether there is another turn to take
   */
  async take(day: string | null = null): Promise<boolean> {
    const outdated = await OUTDATED_PERIODS.rows(this.database, [day]);
    for (const { days } of outdated) await this.move(days, day);
    return outdated.some(({ passed }) => passed > MAX_DAYS);
  }

  private move(days: number, day: string | null): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.query(takeLock('visitSums'));
      await MOVE_PERIOD.run(manager, [day, days, MAX_DAYS]);
      await FORGET_UNSEEN.run(manager, [days]);
      await MOVE_ON.run(manager, [day, days, MAX_DAYS]);
    });
  }
}
