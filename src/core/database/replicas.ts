import {
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { staleReadScope } from './read-scope.js';
import { Replica } from './replica.js';
import { statement, text } from './statement.js';

/** A fit replica is at most two intervals behind. */
const CHECK_MS = 2_000;

const WAL_POSITION = statement({ position: text })`select pg_current_wal_lsn()::text as position`;

/**
 * Streaming replicas, and which of them answer and keep up. Not TypeORM's replication: that starts only when all are
 * reachable, and keeps querying dead ones.
 */
@Injectable()
export class Replicas implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(Replicas.name);
  readonly all: readonly Replica[];
  /** The end of the primary's WAL at the last check. */
  private lastPosition?: string;
  private nextIndex = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: DataSource,
    config: Config,
  ) {
    this.all = config.databaseReplicaUrls.map((url) => new Replica(url, config));
  }

  async onModuleInit(): Promise<void> {
    if (!this.all.length) return;
    for (const { heartbeat } of this.all) heartbeat.start();
    await this.check();
    this.timer = setInterval(() => void this.check(), CHECK_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Runs after the last request. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.end()));
  }

  /** The replica of this request, the same until its end; null: the primary. */
  ofRequest(): Replica | null {
    const scope = staleReadScope();
    if (!scope) return null;
    scope.replica ??= this.next();
    scope.allowsStale = scope.replica?.isFit ?? false;
    return scope.allowsStale ? scope.replica! : null;
  }

  /** Takes a replica out of use until a check succeeds. */
  dropReplica(replica: Replica, reason: unknown): void {
    this.setFit(replica, reason instanceof Error ? reason.message : String(reason));
  }

  private next(): Replica | undefined {
    const fit = this.all.filter(({ isFit }) => isFit);
    return fit[this.nextIndex++ % fit.length];
  }

  private async check(): Promise<void> {
    // while the primary is unreachable nothing is written, and no replica falls behind
    const position = await WAL_POSITION.one(this.database).then(
      ({ position }) => position,
      () => this.lastPosition,
    );
    const due = this.lastPosition ?? position;
    this.lastPosition = position;
    if (due) await Promise.all(this.all.map((replica) => this.checkReplica(replica, due)));
  }

  private async checkReplica(replica: Replica, position: string): Promise<void> {
    try {
      this.setFit(replica, (await replica.hasReplayed(position)) ? null : 'it is behind');
    } catch (error) {
      this.dropReplica(replica, error);
    }
  }

  private setFit(replica: Replica, reason: string | null): void {
    const isFit = reason === null;
    if (replica.isFit === isFit) return;
    replica.isFit = isFit;
    if (isFit) this.logger.log(`Reads at the replica ${replica.name}`);
    else this.logger.warn(`Leaves the replica ${replica.name} alone: ${reason}`);
  }
}
