import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator.js';
import { Config } from '../core/config/config.js';
import { DEFAULT_LOCALE, LOCALES } from '../core/i18n/locales.js';
import { LocalizedGet, route, ROUTES } from '../routes.js';
import { indexXml, pagesXml } from './sitemap-entry.js';
import { SitemapService } from './sitemap.service.js';

const AN_HOUR = 'public, max-age=3600';
/** Disallowed for robots: the admin area, and redirects to stores, which are counted. */
const CLOSED = [
  '/api/',
  ...(['admin', 'go'] as const).flatMap((name) =>
    LOCALES.map((locale) => ROUTES[name][locale].replace(/\/\{.*/, '')),
  ),
];

/** robots.txt and sitemaps. */
@Controller()
@Public()
export class SeoController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly config: Config,
  ) {}

  /** The sitemap index, or with `?part=` one of its parts, streamed. */
  @LocalizedGet('sitemap')
  async pages(
    @Req() { locale = DEFAULT_LOCALE }: FastifyRequest,
    @Query('part') part: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const origin = this.config.publicUrl;
    const body =
      part === undefined
        ? indexXml(
            (await this.sitemap.parts()).map((name) => origin + route('sitemap', {}, locale, { part: name })),
          )
        : Readable.from(pagesXml(this.sitemap.entries(String(part)), locale, origin));
    void reply.type('application/xml; charset=utf-8').header('Cache-Control', AN_HOUR).send(body);
  }

  @Get('robots.txt')
  robots(@Res({ passthrough: true }) reply: FastifyReply): string {
    reply.type('text/plain; charset=utf-8').header('Cache-Control', AN_HOUR);
    const maps = LOCALES.map((locale) => `Sitemap: ${this.config.publicUrl}${route('sitemap', {}, locale)}`);
    return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', ...maps, ''].join('\n');
  }
}
