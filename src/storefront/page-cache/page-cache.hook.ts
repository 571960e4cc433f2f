import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { readAtPrimary } from '../../core/database/read-scope.js';
import { LISTS } from '../../core/http/pages/shared-page.js';
import { NEXT_CHANGE } from './page-cache.statements.js';
import { isShareable } from './shareable.js';

/** Bounds the age of everything that no change of an offer removes, such as posts, and of all if the cache cannot be reached. */
const LONGEST_SECONDS = 60;

/**
 * Lets a shared cache keep the pages of visitors without cookies, if one is configured. No page is kept beyond
 * the next change by the clock of any offer, such as the end of a sale.
 */
@Injectable()
export class PageCacheHook implements OnModuleInit {
  private readonly logger = new Logger(PageCacheHook.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    if (!this.config.pageCacheUrls.length) return;
    // undefined in the worker, which has no HTTP server
    this.host.httpAdapter
      ?.getInstance<FastifyInstance>()
      .addHook('onRequest', (request, _reply, done) => {
        request.isShareable = isShareable(request, this.config.publicUrl);
        // a replica may not have the change yet that removed the page
        if (request.isShareable) readAtPrimary();
        done();
      })
      .addHook('onSend', async (request, reply, payload) => {
        if (isSame(request, reply)) await this.share(request, reply);
        return payload;
      });
  }

  private async share(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const seconds = await this.secondsToKeep();
    if (seconds < 1) return;
    reply.headers({
      'cache-control': `public, max-age=0, s-maxage=${seconds}`,
      'surrogate-key': request.cacheKey ?? LISTS,
    });
  }

  /** Read after the page, so that a later change of a time is a later change of the offer. */
  private async secondsToKeep(): Promise<number> {
    try {
      const { seconds } = await NEXT_CHANGE.one(this.database);
      return Math.min(LONGEST_SECONDS, Math.floor(seconds ?? Infinity));
    } catch (error) {
      this.logger.warn(error);
      return 0;
    }
  }
}

/** Whether the answer turned out to be the same for all. */
function isSame(request: FastifyRequest, reply: FastifyReply): boolean {
  const isDocument = /^text\/html/.test(String(reply.getHeader('content-type') ?? ''));
  return Boolean(
    request.isShareable && reply.statusCode === 200 && isDocument && !reply.hasHeader('set-cookie'),
  );
}
