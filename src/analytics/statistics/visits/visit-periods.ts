import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { periodOf, type VisitPeriod } from './visit-period.js';

/** The periods as far as their sums have come: in the first minutes of a day they end with the one before. */
@Injectable()
export class VisitPeriods {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param days one of `PERIODS` */
  async of(days: number): Promise<VisitPeriod> {
    const [period] = await this.database.query<{ until: string }[]>(
      'select until::text from visit_periods where days = $1',
      [days],
    );
    return periodOf(days, period!.until);
  }
}
