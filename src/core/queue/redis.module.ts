import { Global, Module } from '@nestjs/common';
import { RedisConnections } from './redis-connections.js';

/** Global, because Nest shuts global modules down last: no queue may lose its connection before it is closed. */
@Global()
@Module({ providers: [RedisConnections], exports: [RedisConnections] })
export class RedisModule {}
