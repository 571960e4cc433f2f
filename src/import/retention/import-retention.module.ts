import { Module } from '@nestjs/common';
import { ImportModule } from '../import.module.js';
import { ImportRetention } from './import-retention.js';
import { RetentionProcessor } from './retention.processor.js';

/** Deletes the data of old imports. */
@Module({
  imports: [ImportModule],
  providers: [ImportRetention, RetentionProcessor],
})
export class ImportRetentionModule {}
