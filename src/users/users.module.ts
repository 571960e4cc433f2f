import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { IdentityModule } from '../auth/identity/identity.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MailModule } from '../core/mail/mail.module.js';
import { CompanyPeople } from './company-people.js';
import { GrantsService } from './grants.service.js';
import { SecondFactors } from './second-factors.js';
import { UnconfirmedSignUps } from './unconfirmed-sign-ups.js';
import { UserApprovals } from './user-approvals.js';
import { UserEditing } from './user-editing.js';
import { UserRecords } from './user-records.js';
import { User } from './user.entity.js';
import { UsersSearch } from './users.search.js';
import { UsersService } from './users.service.js';
import { UsersController } from './api/users.controller.js';
import { InvitationMails } from './invitations/invitation-mails.js';
import { InvitationLinks } from './invitations/invitation-links.js';
import { InvitationPagesController } from './invitations/invitation.pages.controller.js';
import { Invitations } from './invitations/invitations.js';
import { InvitedPeople } from './invitations/invited-people.js';
import { UserCreation } from './invitations/user-creation.js';
import { ProfilePagesController } from './page/profile.pages.controller.js';
import { SecondFactorPagesController } from './page/second-factor.pages.controller.js';
import { UsersPage } from './page/users-page.js';
import { UsersPagesController } from './page/users.pages.controller.js';

const INVITATIONS = [UserCreation, Invitations, InvitationLinks, InvitationMails, InvitedPeople];
const PAGE = [UsersPage];

/** Users and their profiles. */
@Module({
  imports: [TypeOrmModule.forFeature([User]), AuditModule, CompaniesModule, IdentityModule, MailModule],
  controllers: [
    UsersController,
    InvitationPagesController,
    UsersPagesController,
    ProfilePagesController,
    SecondFactorPagesController,
  ],
  providers: [
    UsersService,
    UsersSearch,
    UserRecords,
    UserEditing,
    UserApprovals,
    CompanyPeople,
    GrantsService,
    SecondFactors,
    UnconfirmedSignUps,
    ...INVITATIONS,
    ...PAGE,
  ],
  exports: [UsersService, UsersSearch, GrantsService],
})
export class UsersModule {}
