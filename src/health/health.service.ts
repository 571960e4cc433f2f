import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../core/config/config.js';
import { Storage } from '../core/storage/storage.js';

/** Set by the demo's seed when its catalogue is in. */
const DEMO_READY = 'demo.ready';

export type Readiness = Record<'database' | 'storage' | 'demo', boolean>;

@Injectable()
export class HealthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly config: Config,
  ) {}

  /** Whether pages can be served now, part by part. */
  async readiness(): Promise<Readiness> {
    const [database, storage, demo] = await Promise.all([
      succeeds(() => this.database.query('select 1')),
      succeeds(() => this.storage.check()),
      succeeds(() => this.checkDemo()),
    ]);
    return { database, storage, demo };
  }

  private async checkDemo(): Promise<void> {
    if (!this.config.demoExpected) return;
    const rows = await this.database.query<unknown[]>('select 1 from settings where key = $1', [DEMO_READY]);
    if (!rows.length) throw new Error('The demo catalogue is not in yet');
  }
}

const succeeds = (check: () => Promise<unknown>) =>
  check().then(
    () => true,
    () => false,
  );
