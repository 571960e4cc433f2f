import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { AccountDeletion } from './account-deletion.js';
import { AccountMails } from './account-mails.js';
import { AccountPagesController } from './account.pages.controller.js';
import { PersonalDataFile } from './personal-data-file.js';

/** A person's own account: all data about it, and its end. */
@Module({
  imports: [AuditModule, CompaniesModule, IdentityModule, MailModule],
  controllers: [AccountPagesController],
  providers: [AccountDeletion, AccountMails, PersonalDataFile],
})
export class AccountModule {}
