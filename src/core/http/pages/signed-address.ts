import { RouteMark } from '../routing/route-mark.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The action needs no user's authority, so programs and other sites may ask for it. */
    needsNoFormToken?: boolean;
  }
}

/** A form target whose URL itself is the authority: it needs no CSRF token, so that programs can call it. */
export const SignedAddress = () => RouteMark({ needsNoFormToken: true });
