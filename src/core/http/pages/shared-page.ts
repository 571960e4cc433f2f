import { RouteMark } from '../routing/route-mark.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isSharedPage?: boolean;
  }
  interface FastifyRequest {
    /** The answer may be the same for all visitors, and a shared cache may keep it. */
    isShareable?: boolean;
    /** The name by which a shared cache removes this page; `LISTS` by default. */
    cacheKey?: string;
  }
}

/** Pages that may show any product. */
export const LISTS = 'lists';

/** A shared cache may keep this page for visitors without cookies. */
export const SharedPage = () => RouteMark({ isSharedPage: true });
