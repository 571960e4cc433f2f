import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../core/config/config.js';
import { toFault } from '../../core/errors/fault.js';
import { MetricsAccess } from './metrics-access.js';

/**
 * `GET /metrics` of a web process, if a token is set. Not a controller, because there a bearer token would be
 * a user's.
 */
@Injectable()
export class MetricsRoute implements OnModuleInit {
  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly config: Config,
    private readonly figures: MetricsAccess,
  ) {}

  onModuleInit(): void {
    if (this.config.role !== 'web' || this.config.metrics.token === null) return;
    const instance = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    instance.get('/metrics', (request, reply) => this.answer(request, reply));
  }

  private async answer({ headers }: FastifyRequest, reply: FastifyReply): Promise<string> {
    reply.header('cache-control', 'no-store');
    try {
      const { type, text } = await this.figures.read(headers.authorization);
      reply.type(type);
      return text;
    } catch (error) {
      reply.status(toFault(error).status).header('www-authenticate', 'Bearer').type('text/plain');
      return '';
    }
  }
}
