import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/config.js';
import { TooManyRequests } from '../../errors/domain-errors.js';
import { connectRedis } from '../../queue/connect-redis.js';
import { networkOf } from './network.js';
import type { Rate } from './rate.js';

/** Pause before the next question to a Redis that was late, because each request would wait again. */
const AWAY_MS = 2_000;

interface Limiters {
  shared: RateLimiterRedis;
  local: RateLimiterMemory;
}

/**
 * Counts in Redis, shared by all web processes. While Redis is away or silent, each process counts on its
 * own.
 */
@Injectable()
export class Rates implements OnApplicationShutdown {
  private readonly redis: Redis | Cluster;
  private readonly limiters = new Map<string, Limiters>();
  private readonly logger = new Logger('Rates');
  private awayUntil = 0;

  constructor(private readonly config: Config) {
    this.redis = connectRedis(config, {
      maxRetriesPerRequest: 1,
      connectTimeout: 1000,
      commandTimeout: config.redisAnswerMs,
      enableOfflineQueue: false,
      lazyConnect: config.role !== 'web',
    });
    this.redis.on('error', () => undefined);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /**
   * Counts one action.
   * @param who an IP address, the id of an account or a store, or a hash, depending on the rate
   * @throws TooManyRequests with the time of the next attempt
   */
  async countAction(rate: Rate, who: string | number): Promise<void> {
    const key = rate.per === 'address' ? networkOf(String(who)) : String(who);
    const { consumedPoints, msBeforeNext } = await this.count(this.limitersOf(rate), key);
    if (consumedPoints <= rate.max) return;
    throw new TooManyRequests(Math.ceil(msBeforeNext / 1000));
  }

  private async count({ shared, local }: Limiters, key: string): Promise<RateLimiterRes> {
    if (performance.now() < this.awayUntil) return local.penalty(key);
    try {
      return await shared.penalty(key);
    } catch (error) {
      this.logger.warn(error);
      this.awayUntil = performance.now() + AWAY_MS;
      return local.penalty(key);
    }
  }

  private limitersOf({ name, max, seconds }: Rate): Limiters {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `${this.config.redisPrefix}:rate:${name}`, points: max, duration: seconds };
    const limiters = {
      shared: new RateLimiterRedis({ ...options, storeClient: this.redis }),
      local: new RateLimiterMemory(options),
    };
    this.limiters.set(name, limiters);
    return limiters;
  }
}
