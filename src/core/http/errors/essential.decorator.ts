import { RouteMark } from '../routing/route-mark.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isEssential?: boolean;
  }
}

/**
 * What a route answers is what people have come for: whatever unforeseen keeps it from being read, it is not available
 * (503), and not merely broken (500).
 */
export const Essential = () => RouteMark({ isEssential: true });
