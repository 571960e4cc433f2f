import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { Config } from '../config/config.js';

const KEEP = { age: 24 * 3600, count: 1000 };

/** Bull on one shared pair of connections; only blocking reads need one each. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => {
        // blocking commands wait as long as it takes, so Bull must not see a limit on retries
        const options: RedisOptions = { maxRetriesPerRequest: null, enableReadyCheck: false };
        const shared: Partial<Record<'client' | 'subscriber', Redis>> = {};
        return {
          prefix: config.redisPrefix,
          createClient: (type) =>
            type === 'bclient'
              ? new Redis(config.redisUrl, options)
              : (shared[type] ??= new Redis(config.redisUrl, options)),
          defaultJobOptions: { removeOnComplete: KEEP, removeOnFail: KEEP },
        };
      },
    }),
  ],
})
export class QueueModule {}
