import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../core/config/config.js';
import { readAtPrimary } from '../core/database/read-scope.js';
import { Queues } from '../core/queue/queues.js';
import { Storage } from '../core/storage/storage.js';

/** Whoever asks would give up soon after. */
const PATIENCE_MS = 2_000;

/** Set by the demo's seed when its catalogue is in. */
const DEMO_READY = 'demo.ready';

export type Readiness = Record<'database' | 'storage' | 'queue' | 'demo', boolean>;

/** What pages are served without: imports and pictures wait then, visitors do not. */
const DISPENSABLE: (keyof Readiness)[] = ['queue'];

/** `degraded`: pages can be served, but something waits. */
export type HealthStatus = 'ok' | 'degraded' | 'unavailable';

@Injectable()
export class HealthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly queues: Queues,
    private readonly config: Config,
  ) {}

  /** Whether pages can be served now. */
  async readiness(): Promise<Readiness & { status: HealthStatus }> {
    const parts = await this.parts();
    const missing = (Object.keys(parts) as (keyof Readiness)[]).filter((name) => !parts[name]);
    if (!missing.length) return { status: 'ok', ...parts };
    const isServing = missing.every((name) => DISPENSABLE.includes(name));
    return { status: isServing ? 'degraded' : 'unavailable', ...parts };
  }

  private async parts(): Promise<Readiness> {
    const [database, storage, queue, demo] = await Promise.all([
      succeeds(() => this.checkDatabase()),
      succeeds(() => this.storage.check()),
      succeeds(() => this.queues.check()),
      succeeds(() => this.checkDemo()),
    ]);
    return { database, storage, queue, demo };
  }

  /** That it answers, and may be written. */
  private async checkDatabase(): Promise<void> {
    readAtPrimary();
    const rows = await this.database.query<unknown[]>(
      `select where current_setting('transaction_read_only') = 'off'`,
    );
    if (!rows.length) throw new Error('The database may only be read');
  }

  private async checkDemo(): Promise<void> {
    if (!this.config.demoExpected) return;
    const rows = await this.database.query<unknown[]>('select 1 from settings where key = $1', [DEMO_READY]);
    if (!rows.length) throw new Error('The demo catalogue is not in yet');
  }
}

/** What does not answer in time is not there. */
const succeeds = (check: () => Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    pause(PATIENCE_MS, false, { ref: false }),
  ]);
