import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { Cluster, Redis, RedisOptions } from 'ioredis';
import { Config } from '../config/config.js';
import { endAtOnce, stopTrying } from './blocking-connection.js';
import { connectRedis } from './connect-redis.js';

export type RedisPurpose = 'client' | 'subscriber' | 'bclient';

/** blocking commands wait without a limit, so Bull must not see a limit of retries */
const OPTIONS: RedisOptions = { maxRetriesPerRequest: null, enableReadyCheck: false };

/** While the application stops, a connection may be away for so long at most. */
const AWAY_MS = 2_000;

/** The connections of all queues; Bull does not close connections that it was given. */
@Injectable()
export class RedisConnections implements OnModuleDestroy, OnApplicationShutdown {
  private readonly shared: Partial<Record<RedisPurpose, Redis | Cluster>> = {};
  private readonly open: (Redis | Cluster)[] = [];
  private ending?: NodeJS.Timeout;

  constructor(private readonly config: Config) {}

  /** One shared connection per purpose; only blocking reads need one each. */
  get(purpose: RedisPurpose): Redis | Cluster {
    if (purpose === 'bclient') return this.connectForJobs();
    return (this.shared[purpose] ??= this.connect());
  }

  /**
   * Without a limit, workers would wait forever to report their last jobs to an absent Redis; such jobs run
   * once more.
   */
  onModuleDestroy(): void {
    this.ending = setInterval(() => {
      for (const connection of this.open)
        if (connection.status !== 'ready' && connection.status !== 'end') void stopTrying(connection);
    }, AWAY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.ending);
    for (const connection of this.open) if (connection.status !== 'end') connection.disconnect();
  }

  private connectForJobs(): Redis | Cluster {
    const connection = this.connect();
    endAtOnce(connection);
    return connection;
  }

  private connect(): Redis | Cluster {
    const connection = connectRedis(this.config, OPTIONS);
    // each queue listens to those that it shares
    connection.setMaxListeners(0);
    this.open.push(connection);
    return connection;
  }
}
