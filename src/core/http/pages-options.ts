import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.js';
import type { ClientBuild, Nonces } from '../inertia/document/client-build.js';
import { escapeHtml } from '../inertia/document/html.js';
import type { InertiaOptions } from '../inertia/inertia.options.js';
import type { Metrics } from '../metrics/metrics.js';
import { isInFrame } from './own-frame.js';
import './signed-address.js';

/** What the Inertia adapter is told about this application. */
export function pagesOptions(config: Config, client: ClientBuild, metrics: Metrics): InertiaOptions {
  const logger = new Logger('Pages');
  const errorDocuments = staticErrorDocuments(config);
  return {
    secret: config.sessionSecret,
    publicOrigin: new URL(config.publicUrl).origin,
    secure: config.secure,
    client,
    document: {
      lang: (request) => request.locale ?? DEFAULT_LOCALE,
      head: () => [
        '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f3ea">',
        '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512">',
        '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      ],
      title: () => config.appName,
      nonces: (reply) => noncesOf(reply),
      scripts: (request) => !isInFrame(request),
      errorDocument: (status, request) => errorDocuments(status, request),
    },
    csrf: { exempt: ({ routeOptions }) => routeOptions.config.needsNoFormToken === true },
    ssr: { timeoutMs: config.ssrTimeoutMs, strict: config.ssrStrict },
    // without the address, which may hold what somebody searches for
    onFailure: (error, { what, component, path }) =>
      logger.error({ reason: error instanceof Error ? error.stack : error, what, component, path }),
    onDrawn: (outcome, seconds) => metrics.drawing.observe({ outcome }, seconds),
  };
}

/** What helmet has put into this answer's content security policy; nothing while sources are being worked on. */
export function noncesOf(reply: FastifyReply): Nonces | undefined {
  return (reply as { cspNonce?: Nonces }).cspNonce;
}

/** The last resort: a whole page that needs neither database nor script; its texts are read once, at boot. */
function staticErrorDocuments(config: Config): (status: number, request: FastifyRequest) => string {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(config, locale)])) as Record<
    Locale,
    ErrorTexts
  >;
  return (status, request) => {
    const locale = request.locale ?? DEFAULT_LOCALE;
    const { title, description } = texts[locale][status === 404 ? 'not_found' : 'server_error'];
    return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · ${escapeHtml(config.appName)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><p><a href="${locale === DEFAULT_LOCALE ? '/' : `/${locale}`}">${escapeHtml(config.appName)}</a></p></main></body></html>`;
  };
}

type ErrorTexts = Record<'not_found' | 'server_error', { title: string; description: string }>;

function textsOf(config: Config, locale: Locale): ErrorTexts {
  const read = (file: string) =>
    JSON.parse(
      readFileSync(join(config.root, 'locales', locale, `${file}.json`), 'utf8'),
    ) as ErrorTexts['not_found'];
  return { not_found: read('not_found'), server_error: read('server_error') };
}
