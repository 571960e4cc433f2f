import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BlockedTermsPagesController } from './blocked-terms.pages.controller.js';
import { BlockedTermsService } from './blocked-terms.service.js';

/** Terms of category paths whose items are not imported. */
@Module({
  imports: [AuditModule],
  controllers: [BlockedTermsPagesController],
  providers: [BlockedTermsService],
})
export class BlockedTermsModule {}
