import { BullModule } from '@nestjs/bull';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { JobFailures } from './job-failures.js';
import { OpenJobs } from './open-jobs.js';
import { QueueStates } from './queue-states.js';
import { Queues } from './queues.js';
import { RedisConnections } from './redis-connections.js';
import { RedisModule } from './redis.module.js';

const RETENTION = { age: 24 * 3600, count: 1000 };

/** Bull with shared connections. */
@Global()
@Module({
  imports: [
    RedisModule,
    BullModule.forRootAsync({
      inject: [Config, RedisConnections],
      useFactory: (config: Config, connections: RedisConnections) => ({
        prefix: config.queuePrefix,
        createClient: (purpose) => connections.get(purpose),
        settings: { lockDuration: config.queueLockMs, stalledInterval: config.queueLockMs },
        defaultJobOptions: { removeOnComplete: RETENTION, removeOnFail: RETENTION },
      }),
    }),
  ],
  providers: [Queues, QueueStates, OpenJobs, JobFailures],
  exports: [Queues, QueueStates, OpenJobs, JobFailures],
})
export class QueueModule {}
