import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { MailModule } from '../../core/mail/mail.module.js';
import { CompanyMailsProcessor } from './company-mails.processor.js';
import { COMPANY_MAILS_QUEUE } from './company-mails.queue.js';

/** Mails about stores that sign up. */
@Module({
  imports: [BullModule.registerQueue({ name: COMPANY_MAILS_QUEUE }), MailModule],
  providers: [CompanyMailsProcessor],
})
export class CompanyMailsModule {}
