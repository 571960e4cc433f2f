import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../core/config/config.js';
import { setPreferenceCookie } from '../../core/http/pages/preference-cookie.js';
import { Seal } from '../../core/inertia/http/cookie-seal.js';

const COOKIE = 'alert_address';

/**
 * The e-mail address that a browser confirmed with a link in a mail. Its cookie contains a signed hash of the
 * address.
 */
@Injectable()
export class ConfirmedAddress {
  private readonly seal: Seal;

  constructor(private readonly config: Config) {
    this.seal = new Seal(config.sessionSecret, 'alert address');
  }

  isOf({ cookies }: FastifyRequest, email: string): boolean {
    return this.seal.open(cookies[COOKIE]) === hashOf(email);
  }

  remember(reply: FastifyReply, email: string): void {
    setPreferenceCookie(reply, COOKIE, this.seal.sign(hashOf(email)), this.config.secure);
  }
}

/** In base64url; capital letters make no other address. */
export const hashOf = (email: string): string => hash('sha256', email.toLowerCase(), 'base64url');
