import {
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { staleReadScope } from './read-scope.js';
import { Replica } from './replica.js';

/** What is read at a replica was written at most twice as long ago. */
const LOOK_MS = 2_000;

/**
 * Streaming replicas, and which of them answer and keep up. TypeORM's own replication starts only when all of them are
 * there, and goes on asking those that are gone.
 */
@Injectable()
export class Replicas implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(Replicas.name);
  readonly all: readonly Replica[];
  /** Where the primary's log ended at the last look. */
  private written?: string;
  private turn = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    config: Config,
  ) {
    this.all = config.databaseReplicaUrls.map((url) => new Replica(url, config));
  }

  async onModuleInit(): Promise<void> {
    if (!this.all.length) return;
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** After the last request. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.end()));
  }

  /** The one that this request reads at, the same to its end; null: the primary. */
  ofRequest(): Replica | null {
    const scope = staleReadScope();
    if (!scope) return null;
    scope.replica ??= this.next();
    scope.allowsStale = scope.replica?.isFit ?? false;
    return scope.allowsStale ? scope.replica! : null;
  }

  /** Nobody reads at it before it has answered again. */
  leave(replica: Replica, reason: unknown): void {
    this.judge(replica, reason instanceof Error ? reason.message : String(reason));
  }

  private next(): Replica | undefined {
    const fit = this.all.filter(({ isFit }) => isFit);
    return fit[this.turn++ % fit.length];
  }

  private async look(): Promise<void> {
    // while the primary is away nothing new is written, so nobody falls behind
    const position = await this.position().catch(() => this.written);
    const due = this.written ?? position;
    this.written = position;
    if (due) await Promise.all(this.all.map((replica) => this.examine(replica, due)));
  }

  private async position(): Promise<string> {
    const [row] = await this.database.query<{ position: string }[]>(
      'select pg_current_wal_lsn()::text as position',
    );
    return row!.position;
  }

  private async examine(replica: Replica, position: string): Promise<void> {
    try {
      this.judge(replica, (await replica.hasReplayed(position)) ? null : 'it is behind');
    } catch (error) {
      this.leave(replica, error);
      replica.disconnect();
    }
  }

  private judge(replica: Replica, reason: string | null): void {
    const isFit = reason === null;
    if (replica.isFit === isFit) return;
    replica.isFit = isFit;
    if (isFit) this.logger.log(`Reads at the replica ${replica.name}`);
    else this.logger.warn(`Leaves the replica ${replica.name} alone: ${reason}`);
  }
}
