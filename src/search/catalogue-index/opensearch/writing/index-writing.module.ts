import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { BulkWriter } from './bulk-writer.js';
import { CardWriter } from './card-writer.js';
import { Followers } from './followers.js';
import { IndexComparison } from './index-comparison.js';
import { IndexProcessor } from './index.processor.js';
import { INDEX_QUEUE } from './index.queue.js';
import { NameWriter } from './name-writer.js';
import { Outbox } from './outbox.js';
import { Rebuild } from './rebuild.js';
import { WordCounts } from './word-counts.js';
import { WordWriter } from './word-writer.js';

const WRITERS = [BulkWriter, CardWriter, NameWriter, WordWriter];

@Module({
  imports: [BullModule.registerQueue({ name: INDEX_QUEUE }), EngineModule],
  providers: [...WRITERS, Followers, IndexComparison, IndexProcessor, Outbox, Rebuild, WordCounts],
  exports: [Followers, IndexComparison, Outbox, Rebuild, WordCounts],
})
export class IndexWritingModule {}
