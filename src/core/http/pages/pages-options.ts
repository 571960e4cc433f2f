import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { DEFAULT_LOCALE } from '../../i18n/locales.js';
import type { ClientBuild } from '../../inertia/document/client-build.js';
import type { CsrfOptions } from '../../inertia/http/csrf.js';
import type { DocumentOptions, InertiaOptions } from '../../inertia/inertia-options.js';
import type { Metrics } from '../../metrics/metrics.js';
import { isFrameRequest } from './framing.js';
import { allowInline } from './inline-policy.js';
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
  sessionOf: CsrfOptions['sessionOf'],
): InertiaOptions {
  const logger = new Logger('Pages');
  return {
    secret: config.sessionSecret,
    publicOrigin: new URL(config.publicUrl).origin,
    client,
    document: {
      lang: (request) => request.locale ?? DEFAULT_LOCALE,
      head: ({ pageHead }) => [...EVERY_HEAD, ...(pageHead?.structuredData ?? [])],
      title: () => config.appName,
      allowInline,
      fontsLater: isPhoneFromElsewhere,
      scripts: (request) => !isFrameRequest(request),
      errorDocument,
    },
    csrf: {
      sessionOf,
      exempt: ({ routeOptions }) => routeOptions.config.needsNoFormToken === true,
    },
    ssr: { timeoutMs: config.ssrTimeoutMs, strict: config.ssrStrict },
    // without the URL, which may contain a search text
    onFailure: (error, { what, component, path }) =>
      logger.error({ reason: error instanceof Error ? error.stack : error, what, component, path }),
    onDrawn: (outcome, seconds) => metrics.drawing.observe({ outcome }, seconds),
  };
}

/**
 * On a slow network the fonts would arrive after the first paint and delay it. A browser that comes from one
 * of our pages has them cached.
 */
function isPhoneFromElsewhere({ headers }: FastifyRequest): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' && headers['sec-fetch-site'] !== 'same-origin';
}
