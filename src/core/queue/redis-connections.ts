import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis, RedisOptions } from 'ioredis';
import { Config } from '../config/config.js';
import { endAtOnce } from './blocking-connection.js';
import { connectRedis } from './connect-redis.js';

export type RedisPurpose = 'client' | 'subscriber' | 'bclient';

/** blocking commands wait as long as it takes, so Bull must not see a limit on retries */
const OPTIONS: RedisOptions = { maxRetriesPerRequest: null, enableReadyCheck: false };

/** The connections of all queues; Bull does not close connections that it was given. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly shared: Partial<Record<RedisPurpose, Redis | Cluster>> = {};
  private readonly open: (Redis | Cluster)[] = [];

  constructor(private readonly config: Config) {}

  /** One shared connection per purpose; only blocking reads need one each. */
  get(purpose: RedisPurpose): Redis | Cluster {
    if (purpose === 'bclient') return this.connectForJobs();
    return (this.shared[purpose] ??= this.connect());
  }

  onApplicationShutdown(): void {
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
