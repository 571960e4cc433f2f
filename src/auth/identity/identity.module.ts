import { Module } from '@nestjs/common';
import { IdentityProvider } from './identity-provider.js';

/** Accounts at the identity provider; profiles are in users. */
@Module({ providers: [IdentityProvider], exports: [IdentityProvider] })
export class IdentityModule {}
