import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AdminPagesController } from './admin.pages.controller.js';
import { ActorHook } from './actor.hook.js';
import { AuthPagesController } from './auth.pages.controller.js';
import { BearerStrategy } from './bearer.strategy.js';
import { Credentials } from './credentials.js';
import { IdentityProvider } from './identity-provider.js';
import { PersonShare } from './person.share.js';
import { SessionController } from './session.controller.js';
import { SessionHttp } from './session.http.js';
import { SessionService } from './session.service.js';

/** Who you are: sign-in, sessions, bearer tokens. */
@Module({
  imports: [UsersModule],
  controllers: [SessionController, AuthPagesController, AdminPagesController],
  providers: [
    IdentityProvider,
    Credentials,
    BearerStrategy,
    ActorHook,
    PersonShare,
    SessionService,
    SessionHttp,
  ],
  exports: [IdentityProvider],
})
export class AuthModule {}
