import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AdminPagesController } from './admin.pages.controller.js';
import { ActorHook } from './actor.hook.js';
import { AuthPagesController } from './auth.pages.controller.js';
import { BearerStrategy } from './bearer.strategy.js';
import { Credentials } from './credentials.js';
import { IdentityModule } from '../identity/identity.module.js';
import { PersonShare } from './person.share.js';
import { SessionController } from './session.controller.js';
import { SessionHttp } from './session.http.js';
import { SessionService } from './session.service.js';

/** Who you are: sign-in, sessions, bearer tokens. */
@Module({
  imports: [IdentityModule, UsersModule],
  controllers: [SessionController, AuthPagesController, AdminPagesController],
  providers: [Credentials, BearerStrategy, ActorHook, PersonShare, SessionService, SessionHttp],
})
export class AuthModule {}
