import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { OfferReport } from './offer-report.entity.js';
import { OfferReportsPage } from './offer-reports-page.js';
import { OfferReportsPagesController } from './offer-reports.pages.controller.js';
import { ReportAnswers } from './report-answers.js';
import { OfferReports } from './offer-reports.service.js';
import { ReportFormPagesController } from './report-form.pages.controller.js';
import { REPORTS_QUEUE } from './report-mails.queue.js';
import { ReportMailsProcessor } from './report-mails.processor.js';

/** Visitors' error reports about offers. */
@Module({
  imports: [
    TypeOrmModule.forFeature([OfferReport]),
    BullModule.registerQueue({ name: REPORTS_QUEUE }),
    AuditModule,
    MailModule,
    ProductsModule,
  ],
  controllers: [OfferReportsPagesController, ReportFormPagesController],
  providers: [OfferReports, ReportAnswers, OfferReportsPage, ReportMailsProcessor],
  exports: [OfferReports],
})
export class OfferReportsModule {}
