import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IdentityProvider } from '../../auth/identity/identity-provider.js';
import { Config } from '../../core/config/config.js';
import { readAtPrimary } from '../../core/database/read-scope.js';
import { statement } from '../../core/database/statement.js';
import { Mailer } from '../../core/mail/mailer.js';
import { Queues } from '../../core/queue/queues.js';
import { Storage } from '../../core/storage/storage.js';
import { CatalogueIndex } from '../../search/catalogue-index/catalogue-index.js';
import { Degraded, NotReady, reasonOf, SILENT } from './reason.js';

/** Load balancers wait little longer. */
const TIMEOUT_MS = 2_000;

/** Set when the demo data are loaded. */
const DEMO_READY = 'demo.ready';

type Part = 'database' | 'storage' | 'queue' | 'identity' | 'mail' | 'demo' | 'index';

/** Pages are served without these; imports and images wait, people cannot sign in, or mails wait. */
const OPTIONAL_PARTS: Part[] = ['queue', 'identity', 'mail'];

/** `degraded`: pages can be served, but not all else works, or the index will soon have no room. */
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
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly queues: Queues,
    private readonly identity: IdentityProvider,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly index: CatalogueIndex,
  ) {}

  /** Whether pages can be served now. Concurrent calls share one check, as anybody may ask. */
  readiness(): Promise<Readiness> {
    this.looking ??= this.checkParts().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async checkParts(): Promise<Readiness> {
    const checks: Record<Part, () => Promise<unknown>> = {
      database: () => this.checkDatabase(),
      storage: () => this.storage.check(),
      queue: () => this.queues.check(),
      identity: () => this.identity.check(),
      mail: () => this.mailer.check(),
      demo: () => this.checkDemo(),
      index: () => this.checkIndex(),
    };
    const parts = Object.keys(checks) as Part[];
    const problems = await Promise.all(parts.map((part) => problemOf(checks[part])));
    const failed = parts.flatMap((part, place) => {
      const problem = problems[place];
      return problem ? [{ part, problem }] : [];
    });
    return {
      status: statusWith(failed),
      ...(Object.fromEntries(parts.map((part, place) => [part, !problems[place]])) as Record<Part, boolean>),
      ...(failed.length && {
        reasons: Object.fromEntries(failed.map(({ part, problem }) => [part, reasonOf(problem)])),
      }),
    };
  }

  /** The database answers and is writable. */
  private async checkDatabase(): Promise<void> {
    readAtPrimary();
    if (!(await IS_WRITABLE.row(this.database))) throw new NotReady('may only be read');
  }

  /** Only visitors' lists need it. */
  private async checkIndex(): Promise<void> {
    if (this.config.role !== 'web') return;
    const health = await this.index.check();
    if (health !== 'ok') throw new Degraded(health);
  }

  private async checkDemo(): Promise<void> {
    if (!this.config.demoExpected) return;
    if (!(await HAS_SETTING.row(this.database, [DEMO_READY]))) throw new NotReady('not in yet');
  }
}

/** Answers a row if the database is writable. */
const IS_WRITABLE = statement({})`select where current_setting('transaction_read_only') = 'off'`;
const HAS_SETTING = statement({})`select from settings where key = $1`;

function statusWith(failed: { part: Part; problem: Error }[]): HealthStatus {
  if (!failed.length) return 'ok';
  const isServing = failed.every(
    ({ part, problem }) => OPTIONAL_PARTS.includes(part) || problem instanceof Degraded,
  );
  return isServing ? 'degraded' : 'unavailable';
}

/** null: no problem. A check that takes too long fails. */
const problemOf = (check: () => Promise<unknown>): Promise<Error | null> =>
  Promise.race([
    check().then(
      () => null,
      (error: Error) => error,
    ),
    pause(TIMEOUT_MS, new NotReady(SILENT), { ref: false }),
  ]);
