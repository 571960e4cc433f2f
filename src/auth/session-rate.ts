import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Rate } from '../core/http/server/rates.js';
import { visitOf } from '../core/inertia/http/visit.js';

const MAX_A_MINUTE = 20;
/** Live validation of the form opens no session, and has a limit of its own. */
const MAX_CHECKS_A_MINUTE = 120;

/** Whether the request is live validation. */
const isCheck = (request: FastifyRequest) => visitOf(request).request.precognition !== null;

/** For each IP address and route that opens sessions. */
export const SESSION_RATE = {
  rateLimit: {
    max: (request: FastifyRequest) => (isCheck(request) ? MAX_CHECKS_A_MINUTE : MAX_A_MINUTE),
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) =>
      `${normalizeIP(request.ip)}${isCheck(request) ? '-checks' : ''}`,
  },
};

/** For each account, from all addresses; counted after the token is verified. */
export const ACCOUNT_RATES = {
  signIn: { name: 'sign-in', max: 30, seconds: 600 },
  signUp: { name: 'sign-up', max: 10, seconds: 3600 },
} satisfies Record<string, Rate>;
