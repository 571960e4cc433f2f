import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { HealthService } from './health.service.js';

/** Health checks for orchestrators and load balancers. */
@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process answers. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** Pages can be served, and the demo data are loaded if they are expected; else 503. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const readiness = await this.health.readiness();
    reply.status(readiness.status === 'unavailable' ? 503 : 200).header('Cache-Control', 'no-store');
    return readiness;
  }
}
