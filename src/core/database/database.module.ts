import { Global, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { AfterCommitSubscriber } from './after-commit.js';
import { applicationName, connectionLimits } from './connection-limits.js';
import { Heartbeat } from './heartbeat.js';
import { SnakeNaming } from './naming.js';
import { PublicReads } from './public-reads.js';
import { Replicas } from './replicas.js';

/** TypeORM's connection to the primary, and replicas for `PublicReads`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config, Heartbeat],
      useFactory: (config: Config, heartbeat: Heartbeat) => ({
        type: 'postgres',
        url: config.databaseUrl,
        autoLoadEntities: true,
        synchronize: false,
        namingStrategy: new SnakeNaming(),
        subscribers: [AfterCommitSubscriber],
        applicationName: applicationName(config),
        poolSize: config.databasePoolSize,
        retryAttempts: 3,
        extra: connectionLimits(config, heartbeat),
      }),
    }),
  ],
  providers: [
    {
      provide: Heartbeat,
      inject: [Config],
      useFactory: (config: Config) => new Heartbeat(config.databaseUrl, config),
    },
    Replicas,
    PublicReads,
  ],
  exports: [Heartbeat, PublicReads, Replicas],
})
export class DatabaseModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly heartbeat: Heartbeat) {}

  onApplicationBootstrap(): void {
    this.heartbeat.start();
  }

  onApplicationShutdown(): void {
    this.heartbeat.stop();
  }
}
