import { Global, Module } from '@nestjs/common';
import { RedisConnections } from './redis-connections.js';

/** Global, because Nest shuts down global modules last: queues close before their connections. */
@Global()
@Module({ providers: [RedisConnections], exports: [RedisConnections] })
export class RedisModule {}
