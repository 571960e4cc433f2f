import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../../config/config.js';
import { TooManyRequests } from '../../errors/domain-errors.js';
import { connectRedis } from '../../queue/connect-redis.js';

/** How often something may be done within a time. */
export interface Rate {
  /** Of what, in lower-case words; each name counts by itself. */
  name: string;
  max: number;
  seconds: number;
}

/** Counts in Redis, so that all web processes count together; while it is away nobody is held up. */
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
   * Counts one time for `who`: an account, an address, whatever the name says.
   * @throws TooManyRequests saying when to try again
   */
  async take({ name, max, seconds }: Rate, who: string | number): Promise<void> {
    const key = `${this.config.redisPrefix}:rate:${name}:${who}`;
    const { count, left } = await this.count(key, seconds).catch((error: unknown) => {
      this.logger.warn(error);
      return { count: 0, left: 0 };
    });
    if (count > max) throw new TooManyRequests('fault.too_often', { count: Math.ceil(left / 60) }, left);
  }

  /** How often by now, and for how many seconds that is remembered. */
  private async count(key: string, seconds: number): Promise<{ count: number; left: number }> {
    const steps = this.redis.multi().set(key, 0, 'EX', seconds, 'NX').incr(key).ttl(key);
    const [, counted, left] = (await steps.exec()) ?? [];
    return { count: Number(counted?.[1] ?? 0), left: Number(left?.[1] ?? 0) };
  }
}
