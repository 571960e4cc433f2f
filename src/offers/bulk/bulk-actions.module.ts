import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../../attributes/attributes.module.js';
import { CategoriesModule } from '../../categories/categories.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { BulkActionsPagesController } from './bulk-actions.pages.controller.js';
import { BulkActionsProcessor } from './bulk-actions.processor.js';
import { BULK_QUEUE } from './bulk-actions.queue.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { BulkEditPage } from './bulk-edit-page.js';
import { BulkEditReader } from './bulk-edit-reader.js';
import { BulkBatch } from './bulk-batch.js';
import { BulkRun } from './bulk-run.entity.js';
import { BulkRunStore } from './bulk-run.store.js';
import { BulkRuns } from './bulk-runs.js';

/** Bulk actions on products: run immediately, or by a worker. */
@Module({
  imports: [
    TypeOrmModule.forFeature([BulkRun]),
    BullModule.registerQueue({ name: BULK_QUEUE }),
    AttributesModule,
    CategoriesModule,
    ProductsModule,
  ],
  controllers: [BulkActionsPagesController],
  providers: [
    BulkActionsProcessor,
    BulkActionsService,
    BulkBatch,
    BulkEditPage,
    BulkEditReader,
    BulkRuns,
    BulkRunStore,
  ],
  exports: [BulkRuns],
})
export class BulkActionsModule {}
