import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { ImportModule } from '../import.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { RollbackBatch } from './rollback-batch.js';
import { RollbackController } from './rollback.controller.js';
import { RollbackPagesController } from './rollback.pages.controller.js';
import { RollbackProcessor } from './rollback.processor.js';
import { RollbackService } from './rollback.service.js';

/** Rolls imports back. */
@Module({
  imports: [AuditModule, ImportModule, ProductsModule],
  controllers: [RollbackController, RollbackPagesController],
  providers: [RollbackBatch, RollbackProcessor, RollbackService],
})
export class ImportRollbackModule {}
