import { createGunzip } from 'node:zlib';
import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator.js';
import { Config } from '../core/config/config.js';
import { DEFAULT_LOCALE, LOCALES } from '../core/i18n/locales.js';
import { acceptsGzip } from '../core/inertia/document/accepts-gzip.js';
import { LocalizedGet, route, ROUTES } from '../routes.js';
import { SitemapService } from './sitemap.service.js';

const AN_HOUR = 'public, max-age=3600';
/** Disallowed for robots: the admin area, and redirects to stores, which are counted. */
const CLOSED = [
  '/api/',
  ...(['admin', 'go'] as const).flatMap((name) =>
    LOCALES.map((locale) => ROUTES[name][locale].replace(/\/\{.*/, '')),
  ),
];
/** The hash in an entity tag. */
const HASH = /[\w-]{43}/g;

/** robots.txt and sitemaps. */
@Controller()
@Public()
export class SeoController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly config: Config,
  ) {}

  /** The sitemap index, or with `?part=` one of its parts. */
  @LocalizedGet('sitemap')
  async pages(
    @Req() { locale = DEFAULT_LOCALE, headers }: FastifyRequest,
    @Query('part') part: unknown,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const name = part === undefined ? undefined : String(part);
    const { hash, content } = await this.sitemap.get(name, locale, known?.match(HASH) ?? []);
    // weak: the same tag for all encodings
    void reply.headers({ etag: `W/"${hash}"`, 'cache-control': AN_HOUR, vary: 'Accept-Encoding' });
    return content ? sendXml(reply, content, headers['accept-encoding']) : reply.code(304).send();
  }

  @Get('robots.txt')
  robots(@Res({ passthrough: true }) reply: FastifyReply): string {
    reply.type('text/plain; charset=utf-8').header('Cache-Control', AN_HOUR);
    const maps = LOCALES.map((locale) => `Sitemap: ${this.config.publicUrl}${route('sitemap', {}, locale)}`);
    return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', ...maps, ''].join('\n');
  }
}

/** @param content gzip, which is unpacked for a client that does not accept it */
function sendXml(reply: FastifyReply, content: Buffer, accepted: string | undefined): FastifyReply {
  void reply.type('application/xml; charset=utf-8');
  if (acceptsGzip(accepted)) return reply.header('content-encoding', 'gzip').send(content);
  // compressing again would cost more than any other anonymous request for the sitemap
  reply.request.headers['x-no-compression'] = 'true';
  const unpacked = createGunzip();
  unpacked.end(content);
  return reply.send(unpacked);
}
