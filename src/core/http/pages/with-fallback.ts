import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Texts } from '../../i18n/texts.js';
import { DomainError, Unavailable } from '../../errors/domain-errors.js';
import { visitOf } from '../../inertia/http/visit.js';
import './shared-page.js';
import { toast } from './toast.js';

/** Work for an optional prop, with the substitute for a failure. */
export type WithFallback = <Value>(instead: Value, work: () => Promise<Value>) => () => Promise<Value>;

const logger = new Logger('WithFallback');

/**
 * For optional parts of a page: when reading one fails, the page is shown all the same, and a toast names the
 * missing part. NotFound and Forbidden stay errors.
 * @param key of the toast's message
 */
export function withFallback(texts: Texts, request: FastifyRequest, key: string): WithFallback {
  return (instead, work) => async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && !(error instanceof Unavailable)) throw error;
      logger.error(error, request.id);
      // a cache would show the gap to others
      request.isShareable = false;
      visitOf(request).flash(toast(texts, request.locale, 'error', key));
      return instead;
    }
  };
}
