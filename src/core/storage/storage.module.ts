import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [
    {
      provide: Storage,
      inject: [Config],
      useFactory: (config: Config) =>
        config.s3 ? new S3Storage(config.s3) : new FolderStorage(join(config.dataDir, 'storage')),
    },
  ],
  exports: [Storage],
})
export class StorageModule {}
