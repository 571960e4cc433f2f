import type { LoggerService } from '@nestjs/common';
import pino, { type Logger, type LoggerOptions } from 'pino';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { standardLog } from '../../log/log-stream.js';
import { routeOf } from './access-log.js';
import { requestContext } from '../routing/request-context.js';

/**
 * Structured lines on standard output, each with the request's id; secrets and personal data are left out.
 */
export function createLogger(config: Config): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: { role: config.role },
    mixin: () => requestContext.getStore() ?? {},
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      // a failed statement has its parameters: whole batches of a feed, or an e-mail address
      err: ({ name, message, stack, code }: Error & { code?: string }) => ({
        type: name,
        message,
        code,
        stack,
      }),
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    },
  };
  return pino(options, standardLog);
}

/** Nest's own messages in the same form. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, ...rest: unknown[]) => this.write('info', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);

  private write(level: pino.Level, message: unknown, rest: unknown[]): void {
    const details = rest.map((part) => (part instanceof Error ? (part.stack ?? part.message) : part));
    const context = typeof details.at(-1) === 'string' ? details.pop() : undefined;
    const err = message instanceof Error ? message : undefined;
    const fields = typeof message === 'object' && !err ? message : undefined;
    this.logger[level](
      { context, err, ...fields, details: details.length ? details : undefined },
      err?.message ?? (fields ? undefined : String(message)),
    );
  }
}
