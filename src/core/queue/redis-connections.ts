import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { Config } from '../config/config.js';

export type RedisPurpose = 'client' | 'subscriber' | 'bclient';

/** blocking commands wait as long as it takes, so Bull must not see a limit on retries */
const OPTIONS: RedisOptions = { maxRetriesPerRequest: null, enableReadyCheck: false };

/** The connections of all queues. Bull leaves closing them to whoever made them. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly shared: Partial<Record<RedisPurpose, Redis>> = {};
  private readonly open: Redis[] = [];

  constructor(private readonly config: Config) {}

  /** One shared connection per purpose; only blocking reads need one each. */
  get(purpose: RedisPurpose): Redis {
    if (purpose === 'bclient') return this.connect();
    return (this.shared[purpose] ??= this.connect());
  }

  onApplicationShutdown(): void {
    for (const connection of this.open) connection.disconnect();
  }

  private connect(): Redis {
    const connection = new Redis(this.config.redisUrl, OPTIONS);
    // each queue listens to those that it shares
    connection.setMaxListeners(0);
    this.open.push(connection);
    return connection;
  }
}
