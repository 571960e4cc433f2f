import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../../config/config.js';
import { TooManyRequests } from '../../errors/domain-errors.js';
import { connectRedis } from '../../queue/connect-redis.js';

/** A limit of actions within a time. */
export interface Rate {
  /** The action in lower-case words; each name counts separately. */
  name: string;
  max: number;
  seconds: number;
}

/** Counts in Redis, shared by all web processes; without Redis nothing is limited. */
@Injectable()
export class Rates implements OnApplicationShutdown {
  readonly redis: Redis | Cluster;
  private readonly logger = new Logger('Rates');

  constructor(private readonly config: Config) {
    this.redis = connectRedis(config, {
      maxRetriesPerRequest: 1,
      connectTimeout: 1000,
      enableOfflineQueue: false,
      lazyConnect: config.role !== 'web',
    });
    this.redis.on('error', () => undefined);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /**
   * Counts one action of `who`: an account, an IP address, whatever the name says.
   * @throws TooManyRequests with the time of the next attempt
   */
  async take({ name, max, seconds }: Rate, who: string | number): Promise<void> {
    const key = `${this.config.redisPrefix}:rate:${name}:${who}`;
    const { count, left } = await this.count(key, seconds).catch((error: unknown) => {
      this.logger.warn(error);
      return { count: 0, left: 0 };
    });
    if (count > max) throw new TooManyRequests('fault.too_often', { count: Math.ceil(left / 60) }, left);
  }

  /** The count, and the seconds until it is reset. */
  private async count(key: string, seconds: number): Promise<{ count: number; left: number }> {
    const steps = this.redis.multi().set(key, 0, 'EX', seconds, 'NX').incr(key).ttl(key);
    const [, counted, left] = (await steps.exec()) ?? [];
    return { count: Number(counted?.[1] ?? 0), left: Number(left?.[1] ?? 0) };
  }
}
