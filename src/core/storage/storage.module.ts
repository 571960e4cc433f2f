import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { openStorage } from './open-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [{ provide: Storage, inject: [Config], useFactory: openStorage }],
  exports: [Storage],
})
export class StorageModule {}
