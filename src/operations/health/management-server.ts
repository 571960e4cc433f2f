import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { toFault } from '../../core/errors/fault.js';
import { HealthService } from './health.service.js';
import { MetricsAccess } from './metrics-access.js';

interface Answer {
  status: number;
  type: string;
  text: string;
}

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});

/**
 * Health and metrics on a separate port: a worker has no other, and the port of a web process may be public.
 */
@Injectable()
export class ManagementServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ManagementServer.name);
  private server?: Server;

  constructor(
    private readonly config: Config,
    private readonly health: HealthService,
    private readonly figures: MetricsAccess,
  ) {}

  /** The port in use; null: none is set. */
  get port(): number | null {
    return this.server ? (this.server.address() as AddressInfo).port : null;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { port, host } = this.config.metrics;
    if (port === null || this.config.role === 'tool') return;
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(port, host);
    await once(this.server, 'listening');
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server) return;
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.find(`${method} ${url}`, headers.authorization).catch((error: unknown) => {
      const { status, unexpected } = toFault(error);
      if (unexpected) this.logger.error(error);
      return json(status, { status });
    });
    response
      .writeHead(answer.status, { 'content-type': answer.type, 'cache-control': 'no-store' })
      .end(answer.text);
  }

  private async find(asked: string, authorization: string | undefined): Promise<Answer> {
    if (asked === 'GET /health/live') return json(200, { status: 'ok' });
    if (asked === 'GET /health/ready') {
      const readiness = await this.health.readiness();
      return json(readiness.status === 'unavailable' ? 503 : 200, readiness);
    }
    if (asked !== 'GET /metrics') return json(404, { status: 404 });
    return { status: 200, ...(await this.figures.read(authorization)) };
  }
}
