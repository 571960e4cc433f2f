import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { readAtPrimary } from '../../core/database/read-scope.js';
import { statement } from '../../core/database/statement.js';
import { Queues } from '../../core/queue/queues.js';
import { Storage } from '../../core/storage/storage.js';
import { CatalogueIndex } from '../../search/catalogue-index/catalogue-index.js';
import { NotReady, reasonOf } from './reason.js';

/** Load balancers give up soon after. */
const TIMEOUT_MS = 2_000;

/** Set when the demo data are loaded. */
const DEMO_READY = 'demo.ready';

type Part = 'database' | 'storage' | 'queue' | 'index' | 'demo';

/** Pages are served without these; imports and images wait, or lists and searches. */
const OPTIONAL_PARTS: Part[] = ['queue', 'index'];

/** `degraded`: pages can be served, but jobs wait, or lists cannot be shown. */
export type HealthStatus = 'ok' | 'degraded' | 'unavailable';

export interface Readiness extends Record<Part, boolean> {
  status: HealthStatus;
  /** Why the parts cannot be used. */
  reasons?: Partial<Record<Part, string>>;
}

@Injectable()
export class HealthService {
  private looking?: Promise<Readiness>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly queues: Queues,
    private readonly index: CatalogueIndex,
    private readonly config: Config,
  ) {}

  /** Whether pages can be served now. Concurrent calls share one check, as anybody may ask. */
  readiness(): Promise<Readiness> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async look(): Promise<Readiness> {
    const [database, storage, queue, index, demo] = await Promise.all([
      failureOf(() => this.checkDatabase()),
      failureOf(() => this.storage.check()),
      failureOf(() => this.queues.check()),
      failureOf(() => this.index.check()),
      failureOf(() => this.checkDemo()),
    ]);
    const troubles = { database, storage, queue, index, demo };
    const missing = (Object.keys(troubles) as Part[]).filter((name) => troubles[name] !== null);
    return {
      status: statusWithout(missing),
      database: !database,
      storage: !storage,
      queue: !queue,
      index: !index,
      demo: !demo,
      ...(missing.length && { reasons: Object.fromEntries(missing.map((name) => [name, troubles[name]])) }),
    };
  }

  /** The database answers and is writable. */
  private async checkDatabase(): Promise<void> {
    readAtPrimary();
    if (!(await IS_WRITABLE.row(this.database))) throw new NotReady('may only be read');
  }

  private async checkDemo(): Promise<void> {
    if (!this.config.demoExpected) return;
    if (!(await HAS_SETTING.row(this.database, [DEMO_READY]))) throw new NotReady('not in yet');
  }
}

/** Answers a row if the database is writable. */
const IS_WRITABLE = statement({})`select where current_setting('transaction_read_only') = 'off'`;
const HAS_SETTING = statement({})`select from settings where key = $1`;

function statusWithout(missing: Part[]): HealthStatus {
  if (!missing.length) return 'ok';
  return missing.every((name) => OPTIONAL_PARTS.includes(name)) ? 'degraded' : 'unavailable';
}

/** null: it is fine. A check that takes too long has failed. */
const failureOf = (check: () => Promise<unknown>): Promise<string | null> =>
  Promise.race([check().then(() => null, reasonOf), pause(TIMEOUT_MS, 'no answer in time', { ref: false })]);
