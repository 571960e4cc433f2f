import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditCsv } from './audit-csv.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditNames } from './audit-names.js';
import { AuditPage } from './audit-page.js';
import { AuditPresenters } from './audit-presenters.js';
import { AuditPagesController } from './audit.pages.controller.js';
import { AuditSearch } from './audit.search.js';
import { AuditService } from './audit.service.js';
import { LatestChanges } from './latest-changes.js';
import { TransactionChanges } from './transaction-changes.js';

/** The audit log: changes with their authors and times. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditPagesController],
  providers: [
    AuditService,
    AuditSearch,
    AuditNames,
    AuditPresenters,
    AuditPage,
    AuditCsv,
    LatestChanges,
    TransactionChanges,
  ],
  exports: [AuditService, AuditPresenters, LatestChanges, TransactionChanges],
})
export class AuditModule {}
