import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../i18n/locales.js';

const LOCALE_COOKIE = 'i18n_redirected';
const YEAR_IN_SECONDS = 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale;
  }
}

/** The path determines the language of a page: `/en…` is English, anything else Slovenian. */
function localeOfPath(path: string): Locale {
  return /^\/en(?:[/?#]|$)/.test(path) ? 'en' : DEFAULT_LOCALE;
}

/** The preferred language of an Accept-Language header; null when it names none of ours. */
function preferredLocale(header: string | undefined): Locale | null {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const language = ranked.find((entry) => isLocale(entry.language))?.language;
  return isLocale(language) ? language : null;
}

/** The language of a request: of the API by `?locale=`, then Accept-Language; of a page by its path. */
export function resolveLocale(request: FastifyRequest): Locale {
  const path = request.url;
  if (!/^\/api(?:[/?]|$)/.test(path)) return localeOfPath(path);
  const asked = (request.query as Record<string, unknown> | undefined)?.locale;
  return isLocale(asked) ? asked : (preferredLocale(request.headers['accept-language']) ?? DEFAULT_LOCALE);
}

/** A visit from one of our pages in the other language selects this language, with or without JavaScript. */
export function rememberChosenLocale(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const referer = request.headers.referer;
  if (!asksForPage(request) || !referer?.startsWith(`${publicUrl}/`)) return;
  const chosen = localeOfPath(request.url);
  if (localeOfPath(referer.slice(publicUrl.length)) === chosen || request.cookies[LOCALE_COOKIE] === chosen)
    return;
  // the rest of this request uses it already
  request.cookies[LOCALE_COOKIE] = chosen;
  rememberLocale(request, reply, publicUrl.startsWith('https:'));
}

/** Stores the language of the request as the preferred one. `isSecure`: browsers use https. */
export function rememberLocale({ locale }: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  reply.setCookie(LOCALE_COOKIE, locale, {
    path: '/',
    maxAge: YEAR_IN_SECONDS,
    sameSite: 'lax',
    secure: isSecure,
  });
}

/** Images on an English page select no language, nor do prefetched pages. */
function asksForPage({ method, headers }: FastifyRequest): boolean {
  const isPrefetch = /prefetch/.test(`${headers.purpose ?? ''} ${String(headers['sec-purpose'] ?? '')}`);
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !isPrefetch;
}

/**
 * Only on `/`: redirects to the English home page if English is the stored or else the preferred language.
 */
export function prefersOtherHome(request: FastifyRequest): Locale | null {
  // a link on our site selects its language, also when the browser sends no referrer
  if (request.headers['sec-fetch-site'] === 'same-origin') return null;
  const chosen = request.cookies[LOCALE_COOKIE];
  const wanted = isLocale(chosen) ? chosen : preferredLocale(request.headers['accept-language']);
  return wanted === DEFAULT_LOCALE ? null : wanted;
}
