import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IdempotencyKeys } from './idempotency-keys.js';

const KEPT_HEADERS = ['content-type', 'location', 'etag'];

/** Stores answers, errors included; after a server error the key is released for another attempt. */
@Injectable()
export class IdempotencyHook implements OnModuleInit {
  private readonly logger = new Logger(IdempotencyHook.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly keys: IdempotencyKeys,
  ) {}

  onModuleInit(): void {
    // undefined in the worker, which has no HTTP server
    this.host.httpAdapter
      ?.getInstance<FastifyInstance>()
      .addHook('onSend', (request, reply, payload) => this.storeAnswer(request, reply, payload));
  }

  private async storeAnswer(
    { idempotencyClaim }: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<void> {
    if (!idempotencyClaim) return;
    const body = payload ?? '';
    try {
      if (reply.statusCode >= 500 || typeof body !== 'string') await this.keys.release(idempotencyClaim);
      else
        await this.keys.storeAnswer(idempotencyClaim, {
          status: reply.statusCode,
          headers: keptHeaders(reply),
          body,
        });
    } catch (error) {
      // the write succeeded, so its answer is sent
      this.logger.error(error);
    }
  }
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const given = KEPT_HEADERS.filter((name) => reply.hasHeader(name));
  return Object.fromEntries(given.map((name) => [name, String(reply.getHeader(name))]));
}
