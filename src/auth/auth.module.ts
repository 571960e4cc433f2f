import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { UsersModule } from '../users/users.module.js';
import { ActorHook } from './actor.hook.js';
import { AuthPagesController } from './auth.pages.controller.js';
import { BearerStrategy } from './bearer-strategy.js';
import { Credentials } from './credentials.js';
import { IdentityModule } from './identity/identity.module.js';
import { PendingPage } from './pending-page.js';
import { PersonShare } from './person.share.js';
import { SessionController } from './session.controller.js';
import { SessionHttp } from './session-http.js';
import { SessionService } from './session.service.js';

/** Authentication: sign-in, sessions, bearer tokens. */
@Module({
  imports: [CompaniesModule, IdentityModule, UsersModule],
  controllers: [SessionController, AuthPagesController],
  providers: [Credentials, BearerStrategy, ActorHook, PersonShare, PendingPage, SessionService, SessionHttp],
  exports: [PendingPage],
})
export class AuthModule {}
