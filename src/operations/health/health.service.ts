import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { readAtPrimary } from '../../core/database/read-scope.js';
import { statement } from '../../core/database/statement.js';
import { Queues } from '../../core/queue/queues.js';
import { Storage } from '../../core/storage/storage.js';
import { NotReady, reasonOf } from './reason.js';

/** Whoever asks would give up soon after. */
const TIMEOUT_MS = 2_000;

/** Set by the demo's seed when its catalogue is in. */
const DEMO_READY = 'demo.ready';

type Part = 'database' | 'storage' | 'queue' | 'demo';

/** What pages are served without: imports and pictures wait then, visitors do not. */
const OPTIONAL_PARTS: Part[] = ['queue'];

/** `degraded`: pages can be served, but something waits. */
export type HealthStatus = 'ok' | 'degraded' | 'unavailable';

export interface Readiness extends Record<Part, boolean> {
  status: HealthStatus;
  /** What is wrong with the parts that cannot be used. */
  reasons?: Partial<Record<Part, string>>;
}

@Injectable()
export class HealthService {
  private looking?: Promise<Readiness>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly queues: Queues,
    private readonly config: Config,
  ) {}

  /** Whether pages can be served now. Anybody may ask: those who do so at once are told of one look. */
  readiness(): Promise<Readiness> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async look(): Promise<Readiness> {
    const [database, storage, queue, demo] = await Promise.all([
      troubleOf(() => this.checkDatabase()),
      troubleOf(() => this.storage.check()),
      troubleOf(() => this.queues.check()),
      troubleOf(() => this.checkDemo()),
    ]);
    const troubles = { database, storage, queue, demo };
    const missing = (Object.keys(troubles) as Part[]).filter((name) => troubles[name] !== null);
    return {
      status: statusWithout(missing),
      database: !database,
      storage: !storage,
      queue: !queue,
      demo: !demo,
      ...(missing.length && { reasons: Object.fromEntries(missing.map((name) => [name, troubles[name]])) }),
    };
  }

  /** That it answers, and may be written. */
  private async checkDatabase(): Promise<void> {
    readAtPrimary();
    if (!(await IS_WRITABLE.row(this.database))) throw new NotReady('may only be read');
  }

  private async checkDemo(): Promise<void> {
    if (!this.config.demoExpected) return;
    if (!(await HAS_SETTING.row(this.database, [DEMO_READY]))) throw new NotReady('not in yet');
  }
}

/** A row if so. */
const IS_WRITABLE = statement({}, `select where current_setting('transaction_read_only') = 'off'`);
const HAS_SETTING = statement({}, 'select from settings where key = $1');

function statusWithout(missing: Part[]): HealthStatus {
  if (!missing.length) return 'ok';
  return missing.every((name) => OPTIONAL_PARTS.includes(name)) ? 'degraded' : 'unavailable';
}

/** Null: none. What does not answer in time is not there. */
const troubleOf = (check: () => Promise<unknown>): Promise<string | null> =>
  Promise.race([check().then(() => null, reasonOf), pause(TIMEOUT_MS, 'no answer in time', { ref: false })]);
