import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FORGET_COVERAGE, IS_RECORDED, RECORD_COVERAGE } from './coverage.statements.js';

/** Records every hour, for each day, how many products are compared with other stores'. */
@Injectable()
export class CoverageRecords {
  constructor(private readonly database: DataSource) {}

  async isDue(): Promise<boolean> {
    return !(await IS_RECORDED.row(this.database));
  }

  /** @param day `YYYY-MM-DD`; null: today in the market's time zone */
  async record(day: string | null = null): Promise<void> {
    await RECORD_COVERAGE.run(this.database, [day]);
    await FORGET_COVERAGE.run(this.database);
  }
}
