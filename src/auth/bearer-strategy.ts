import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-firebase-jwt';
import { Credentials } from './credentials.js';
import type { Identity } from './identity/identity-provider.js';

/** Bearer tokens of the API, by passport-firebase-jwt. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'firebase-jwt') {
  constructor(private readonly credentials: Credentials) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken() });
  }

  validate(token: string): Promise<Identity> {
    return this.credentials.token(token);
  }

  /**
   * Runs the strategy outside of Passport's middleware, because guards need the actor; null without a token.
   * @throws CredentialRefused
   * @throws Unavailable
   */
  identify(request: FastifyRequest): Promise<Identity | null> {
    return new Promise((resolve, reject) => {
      const attempt: Strategy = Object.create(this);
      Object.assign(attempt, { success: resolve, fail: () => resolve(null), error: reject });
      attempt.authenticate(request, {});
    });
  }
}
