import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BlockedTermsPagesController } from './blocked-terms.pages.controller.js';
import { BlockedTermsService } from './blocked-terms.service.js';

/** Words that keep goods out of the catalogue by the category that their feed names. */
@Module({
  imports: [AuditModule],
  controllers: [BlockedTermsPagesController],
  providers: [BlockedTermsService],
})
export class BlockedTermsModule {}
