import type { FastifyRequest } from 'fastify';
import { defineRate, type Rate } from '../core/http/rates/rate.js';
import { visitOf } from '../core/inertia/http/visit.js';

const SESSIONS = defineRate({ name: 'sessions', per: 'address', max: 20, seconds: 60 });
/** Live validation of the form opens no session, and has a limit of its own. */
const CHECKS = defineRate({ name: 'session-checks', per: 'address', max: 120, seconds: 60 });

/** Limits routes that open sessions. */
export const sessionRate = (request: FastifyRequest): Rate =>
  visitOf(request).request.precognition === null ? SESSIONS : CHECKS;

/** From all addresses; counted after the token is verified. */
export const ACCOUNT_RATES = {
  signIn: defineRate({ name: 'sign-in', per: 'account', max: 30, seconds: 600 }),
  signUp: defineRate({ name: 'sign-up', per: 'account', max: 10, seconds: 3600 }),
};
