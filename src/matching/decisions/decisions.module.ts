import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { MatchDecisionsController } from './match-decisions.controller.js';
import { MatchDecisionsService } from './match-decisions.service.js';

/** Records decisions which offers are one product. */
@Module({
  imports: [AuditModule, ProductsModule],
  controllers: [MatchDecisionsController],
  providers: [MatchDecisionsService],
  exports: [MatchDecisionsService],
})
export class MatchDecisionsModule {}
