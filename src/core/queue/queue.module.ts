import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { RedisConnections } from './redis-connections.js';
import { RedisModule } from './redis.module.js';

const KEEP = { age: 24 * 3600, count: 1000 };

/** Bull on our own connections. */
@Module({
  imports: [
    RedisModule,
    BullModule.forRootAsync({
      inject: [Config, RedisConnections],
      useFactory: (config: Config, connections: RedisConnections) => ({
        prefix: config.redisPrefix,
        createClient: (purpose) => connections.get(purpose),
        defaultJobOptions: { removeOnComplete: KEEP, removeOnFail: KEEP },
      }),
    }),
  ],
})
export class QueueModule {}
