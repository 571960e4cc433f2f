import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { AfterCommitSubscriber } from './after-commit.js';
import { applicationName, connectionLimits } from './connection-limits.js';
import { SnakeNaming } from './naming.js';
import { PublicReads } from './public-reads.js';
import { Replicas } from './replicas.js';

/** TypeORM's connection to the primary, and replicas for `PublicReads`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        type: 'postgres',
        url: config.databaseUrl,
        autoLoadEntities: true,
        synchronize: false,
        namingStrategy: new SnakeNaming(),
        subscribers: [AfterCommitSubscriber],
        applicationName: applicationName(config),
        poolSize: config.databasePoolSize,
        retryAttempts: 3,
        extra: connectionLimits(config),
      }),
    }),
  ],
  providers: [Replicas, PublicReads],
  exports: [PublicReads, Replicas],
})
export class DatabaseModule {}
