import { Module } from '@nestjs/common';
import { IdentityProvider } from './identity-provider.js';

/** The accounts that people sign in with; they are the provider's, the profiles are ours. */
@Module({ providers: [IdentityProvider], exports: [IdentityProvider] })
export class IdentityModule {}
