import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { DEFAULT_LOCALE } from '../../i18n/locales.js';
import { CSRF_COOKIE } from '../../inertia/http/csrf.js';
import type { ClientBuild, Nonces } from '../../inertia/document/client-build.js';
import type { DocumentOptions, InertiaOptions } from '../../inertia/inertia-options.js';
import type { Metrics } from '../../metrics/metrics.js';
import { isMachineRequest } from '../routing/machine-requests.js';
import { isFrameRequest } from './framing.js';
import './signed-address.js';

/** In the head of every document. */
export const EVERY_HEAD = [
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f3ea">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
];

/** The options of the Inertia adapter for this application. */
export function pagesOptions(
  config: Config,
  client: ClientBuild,
  metrics: Metrics,
  errorDocument: DocumentOptions['errorDocument'],
): InertiaOptions {
  const logger = new Logger('Pages');
  return {
    secret: config.sessionSecret,
    publicOrigin: new URL(config.publicUrl).origin,
    client,
    document: {
      lang: (request) => request.locale ?? DEFAULT_LOCALE,
      head: () => EVERY_HEAD,
      title: () => config.appName,
      nonces: (reply) => noncesOf(reply),
      fontsLater: isFirstVisitOfPhone,
      scripts: (request) => !isFrameRequest(request),
      errorDocument,
    },
    csrf: {
      exempt: (request) => request.routeOptions.config.needsNoFormToken === true || isAnonymousCall(request),
    },
    ssr: { timeoutMs: config.ssrTimeoutMs, strict: config.ssrStrict },
    // without the URL, which may contain a search text
    onFailure: (error, { what, component, path }) =>
      logger.error({ reason: error instanceof Error ? error.stack : error, what, component, path }),
    onDrawn: (outcome, seconds) => metrics.drawing.observe({ outcome }, seconds),
  };
}

/** A program without cookies has no ambient authority; its permissions are the guard's concern. */
function isAnonymousCall(request: FastifyRequest): boolean {
  const { account, actor, routeOptions } = request;
  // if the session could not be read, there may be one
  const isNobody = !account && !(actor?.kind === 'visitor' && actor.credential === 'unverifiable');
  return isMachineRequest(request) && isNobody && !routeOptions.config.signsIn;
}

/**
 * On a slow network the fonts would arrive after the first paint and delay it. A browser with the cookie of
 * an earlier page has them cached.
 */
function isFirstVisitOfPhone({ headers, cookies }: FastifyRequest): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' && !cookies[CSRF_COOKIE];
}

/** The nonces that helmet has put into this answer's content security policy; none during development. */
export function noncesOf(reply: FastifyReply): Nonces | undefined {
  return (reply as { cspNonce?: Nonces }).cspNonce;
}
