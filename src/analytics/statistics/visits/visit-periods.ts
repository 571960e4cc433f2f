import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { statement, text } from '../../../core/database/statement.js';
import { periodOf, type VisitPeriod } from './visit-period.js';

/** Periods that end with the last summed day: shortly after midnight that is yesterday. */
@Injectable()
export class VisitPeriods {
  constructor(private readonly database: DataSource) {}

  /** @param days one of `PERIODS` */
  async readPeriod(days: number): Promise<VisitPeriod> {
    const { until } = await LAST_DAY.one(this.database, [days]);
    return periodOf(days, until);
  }
}

const LAST_DAY = statement({ until: text })`select until::text from visit_periods where days = $1`;
