import { RouteMark } from '../routing/route-mark.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isEssential?: boolean;
  }
}

/**
 * The data of the route are essential: an unforeseen error means that the service is unavailable (503) rather
 * than broken (500).
 */
export const Essential = () => RouteMark({ isEssential: true });
