import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { AfterCommitSubscriber } from './after-commit.js';
import { SnakeNaming } from './naming.js';

const SECOND = 1000;

/** PostgreSQL by TypeORM. Limits follow the role: a page fails fast, a batch of an import may take its time. */
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
        applicationName: `katalog-${config.role}`,
        poolSize: config.databasePoolSize,
        retryAttempts: 3,
        extra: {
          connectionTimeoutMillis: 5 * SECOND,
          statement_timeout: (config.role === 'web' ? 10 : 300) * SECOND,
          idle_in_transaction_session_timeout: 60 * SECOND,
          lock_timeout: (config.role === 'web' ? 5 : 60) * SECOND,
          // compiling a plan costs more than these short queries ever win back
          options: '-c jit=off',
        },
      }),
    }),
  ],
})
export class DatabaseModule {}
