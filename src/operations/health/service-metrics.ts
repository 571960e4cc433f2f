import { Injectable, Logger } from '@nestjs/common';
import type { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Heartbeat } from '../../core/database/heartbeat.js';
import { Replicas } from '../../core/database/replicas.js';
import { int, nullable, oneOf, statement, time } from '../../core/database/statement.js';
import { Metrics } from '../../core/metrics/metrics.js';
import { type QueueState, QueueStates } from '../../core/queue/queue-states.js';
import { type ImportStatus, statusesThatNeed } from '../../import/import-states.js';

/** Measurements of a connection pool. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Metrics of the database and the queues, read when they are collected; left out while the server is away. */
@Injectable()
export class ServiceMetrics {
  private readonly logger = new Logger(ServiceMetrics.name);
  private asked: Promise<QueueState[]> | null = null;

  constructor(
    private readonly metrics: Metrics,
    private readonly queues: QueueStates,
    private readonly replicas: Replicas,
    private readonly database: DataSource,
    private readonly heartbeat: Heartbeat,
  ) {
    this.countConnections();
    this.watchHeartbeat();
    this.judgeReplicas();
    this.countJobs();
    this.countImports();
    this.watchOffers();
  }

  private countConnections(): void {
    this.metrics.gauge(
      'katalog_database_connections',
      'Connections of this process by what they do; waiting: requests without one.',
      ['pool', 'state'],
      (gauge) => {
        for (const [pool, { totalCount, idleCount, waitingCount }] of this.pools()) {
          gauge.set({ pool, state: 'busy' }, totalCount - idleCount);
          gauge.set({ pool, state: 'idle' }, idleCount);
          gauge.set({ pool, state: 'waiting' }, waitingCount);
        }
      },
    );
  }

  /** The pools with their names: `primary`, and host and port of each replica. */
  private pools(): [name: string, Pool][] {
    const { master } = this.database.driver as PostgresDriver;
    return [['primary', master], ...this.replicas.all.map(({ name, pool }): [string, Pool] => [name, pool])];
  }

  private watchHeartbeat(): void {
    const help = '1: the primary does not answer, and this process lets no request wait for it.';
    this.metrics.gauge('katalog_database_silent', help, [], (gauge) =>
      gauge.set(Number(this.heartbeat.isSilent)),
    );
  }

  private judgeReplicas(): void {
    const help = '1: this process reads at it; 0: it is away or behind.';
    this.metrics.gauge('katalog_database_replica_fit', help, ['replica'], (gauge) => {
      for (const { name, isFit } of this.replicas.all) gauge.set({ replica: name }, Number(isFit ?? false));
    });
  }

  private countJobs(): void {
    this.collected('katalog_queue_jobs', 'Jobs by queue and state.', ['queue', 'state'], async (gauge) => {
      for (const { name: queue, counts } of await this.allQueues())
        for (const [state, count] of Object.entries(counts)) gauge.set({ queue, state }, count);
    });
    const age = 'Age of the job that is next; 0: nothing waits.';
    this.collected('katalog_queue_oldest_waiting_seconds', age, ['queue'], async (gauge) => {
      for (const { name: queue, oldestWaitingSince } of await this.allQueues())
        gauge.set({ queue }, oldestWaitingSince ? secondsSince(oldestWaitingSince) : 0);
    });
    this.collected('katalog_queue_paused', '1: nobody takes jobs of it.', ['queue'], async (gauge) => {
      for (const { name: queue, isPaused } of await this.allQueues()) gauge.set({ queue }, Number(isPaused));
    });
  }

  /** One query for all metrics that are collected at the same time. */
  private allQueues(): Promise<QueueState[]> {
    return (this.asked ??= this.queues.listStates().finally(() => (this.asked = null)));
  }

  private countImports(): void {
    const help = 'Imports that are on their way, in the whole system.';
    this.collected('katalog_imports_open', help, ['status'], async (gauge) => {
      const rows = await OPEN_IMPORTS.rows(this.database, [OPEN_STATUSES]);
      for (const status of OPEN_STATUSES) gauge.set({ status }, 0);
      for (const { status, count } of rows) gauge.set({ status }, count);
    });
  }

  private watchOffers(): void {
    const help = 'Since when the clock has changed an offer that no worker has written; 0: none.';
    this.collected('katalog_offers_overdue_seconds', help, [], async (gauge) => {
      const { since } = await OVERDUE.one(this.database);
      gauge.set(since ? secondsSince(since) : 0);
    });
  }

  private collected<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (gauge: Gauge<Label>) => Promise<void>,
  ): void {
    this.metrics.gauge(name, help, labelNames, async (gauge) => {
      gauge.reset();
      await collect(gauge).catch((error: unknown) => this.logger.warn(error));
    });
  }
}

const OPEN_STATUSES = statusesThatNeed('queue', 'worker');

const OPEN_IMPORTS = statement({
  status: oneOf<ImportStatus>(),
  count: int,
})`select status, count(*)::integer as count from imports where status = any($1) group by status`;

const OVERDUE = statement({
  since: nullable(time),
})`select min(next_change_at) as since from products where next_change_at <= now()`;

/** Never negative: clocks of processes differ. */
const secondsSince = (moment: Date) => Math.max(0, (Date.now() - moment.getTime()) / 1000);
