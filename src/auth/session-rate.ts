import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Rate } from '../core/http/server/rates.js';
import { visitOf } from '../core/inertia/http/visit.js';

const MAX_A_MINUTE = 20;
/** Fields that are checked while a form is filled in open nothing, and count by themselves. */
const MAX_CHECKS_A_MINUTE = 120;

/** What the handler answers as a check, and nothing that only looks like one. */
const isCheck = (request: FastifyRequest) => visitOf(request).request.precognition !== null;

/** Limit of each route that opens sessions, for an address. */
export const SESSION_RATE = {
  rateLimit: {
    max: (request: FastifyRequest) => (isCheck(request) ? MAX_CHECKS_A_MINUTE : MAX_A_MINUTE),
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) =>
      `${normalizeIP(request.ip)}${isCheck(request) ? '-checks' : ''}`,
  },
};

/** Limits of the same for an account, from however many addresses; counted only once the token has been verified. */
export const ACCOUNT_RATES = {
  signIn: { name: 'sign-in', max: 30, seconds: 600 },
  signUp: { name: 'sign-up', max: 10, seconds: 3600 },
} satisfies Record<string, Rate>;
