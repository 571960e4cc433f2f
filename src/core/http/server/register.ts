import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import { withStaleReads } from '../../database/read-scope.js';
import { Metrics } from '../../metrics/metrics.js';
import { Tracing } from '../../tracing/tracing.js';
import { withSpan } from '../../tracing/span.js';
import { logAnswers } from './access-log.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { nameDependencies } from './dependencies.js';
import { closeConnectionsOnShutdown } from './draining.js';
import { PERMISSIONS_POLICY } from './permissions-policy.js';
import { beginSpan, traceRequests } from './trace-requests.js';
import { limitAddresses } from '../rates/limit-addresses.js';
import { Rates } from '../rates/rates.js';
import { rememberChosenLocale, resolveLocale } from '../routing/request-locale.js';
import { requestContext } from '../routing/request-context.js';

/** In the folder of the assets, whose names contain hashes. */
const FIXED_PICTURES = {
  'favicon.svg': 'image/svg+xml',
  'no-picture.svg': 'image/svg+xml',
  'not-found.svg': 'image/svg+xml',
  'server-error.svg': 'image/svg+xml',
  'share.png': 'image/png',
};

/** Security headers, cookies, rate limits, compression, request ids and the language of each request. */
export async function registerHttp(app: NestFastifyApplication, config: Config): Promise<void> {
  const instance = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await app.register(cookie);
  await app.register(helmet, {
    // hot reload needs inline styles, evaluated scripts and a socket
    contentSecurityPolicy: config.viteDev ? false : contentSecurityPolicy(config),
    // a redirect back to a form needs its URL, and only our site may see that
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.secure,
    // only `allowFraming` makes an exception
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  await serveFixedPictures(instance, config);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // small compressed bodies may be large, and a stranger's body is limited
    globalDecompression: false,
    // pages have 8 % fewer bytes than at 4, for a millisecond outside of the main thread
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  closeConnectionsOnShutdown(instance);
  const tracing = app.get(Tracing);
  traceRequests(instance);
  instance.decorateRequest('locale', undefined as never);
  instance.addHook('onRequest', (request, reply, done) => {
    request.locale = resolveLocale(request);
    rememberChosenLocale(request, reply, config.publicUrl);
    reply.headers({ 'X-Request-Id': request.id, 'Permissions-Policy': PERMISSIONS_POLICY });
    // data depend on the time
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-cache');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    request.span = beginSpan(tracing, config, request);
    const context = { requestId: request.id, ...(request.span && { traceId: request.span.traceId }) };
    withSpan(request.span, () => requestContext.run(context, () => (isRead ? withStaleReads(done) : done())));
  });
  // after its language is known, in which the refusal is written
  limitAddresses(instance, app.get(Rates), config.searchRate);
  nameDependencies(instance);
  logAnswers(instance, app.get(Metrics));
}

/** Public files with fixed URLs. In development Vite serves them. */
async function serveFixedPictures(instance: FastifyInstance, config: Config): Promise<void> {
  for (const [name, type] of Object.entries(FIXED_PICTURES)) {
    const file = await readFile(join(config.root, 'dist/client', name)).catch(() => null);
    if (!file || config.viteDev) continue;
    instance.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('Cache-Control', 'public, max-age=86400').send(file),
    );
  }
}
