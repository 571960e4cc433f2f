import { RouteMark } from '../routing/route-mark.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it does needs nobody's authority, so programs may call it without a token of our pages. */
    needsNoFormToken?: boolean;
    /** It signs its caller in, whom no other site may sign in as somebody else. */
    signsIn?: boolean;
  }
}

/** A form target whose address is the authority itself: it needs no token of our pages, so that programs can call it. */
export const SignedAddress = () => RouteMark({ needsNoFormToken: true });
