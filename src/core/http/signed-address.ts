import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    isSignedAddress?: boolean;
  }
}

/** A form target whose address is the authority itself: it needs no token of our pages, so that programs can call it. */
export const SignedAddress = () => RouteConfig({ isSignedAddress: true });
