import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type EarlierFile, serveAssets } from './document/static-assets.js';
import { useBodyParsers } from './http/body-parsers.js';
import { CSRF_FIELD } from './http/csrf.js';
import { finishResponse } from './http/finish-response.js';
import { oneShotCookie, openOneShot } from './http/one-shot.js';
import { precognition } from './http/precognition.js';
import { answerStaleClient } from './http/version-check.js';
import { visitOf } from './http/visit.js';
import { Inertia } from './inertia.service.js';

/**
 * Installs the adapter's parsers and hooks; call it after `NestFactory.create` and before `init` or `listen`.
 * @param earlierFile finds hashed files of other builds
 */
export async function registerInertia(app: NestFastifyApplication, earlierFile?: EarlierFile): Promise<void> {
  const inertia = app.get(Inertia);
  const instance = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  if (!instance.hasDecorator('parseCookie')) await app.register(cookie);
  await app.register(multipart);
  useBodyParsers(app);
  addHooks(instance, inertia);
  const { assets, middleware } = inertia.options.client;
  if (assets) await serveAssets(instance, assets, earlierFile);
  if (middleware) app.use(middleware);
}

function addHooks(instance: FastifyInstance, inertia: Inertia): void {
  instance.decorateRequest('inertiaVisit', undefined);
  instance.addHook('onRequest', (request, reply, done) => {
    const visit = visitOf(request);
    const stored = request.cookies[oneShotCookie(visit.request.lane)];
    visit.incoming = openOneShot(stored, inertia.oneShotSeal);
    if (!answerStaleClient(inertia, request, reply)) done();
  });
  instance.addHook('preParsing', (request, _reply, payload, done) => {
    if (inertia.csrf.needsToken(request) && !request.is404) inertia.csrf.verifyHead(request);
    done(null, payload);
  });
  instance.addHook('preHandler', (request, _reply, done) => {
    verifyForm(inertia, request);
    const asked = visitOf(request).request.precognition;
    if (asked) precognition.run(asked, done);
    else done();
  });
  instance.addHook('onSend', (request, reply, payload, done) => {
    done(null, finishResponse(inertia, request, reply, payload));
  });
}

/** The token of the form's field. */
function verifyForm({ csrf }: Inertia, request: FastifyRequest): void {
  const body = request.body as Record<string, unknown> | null | undefined;
  if (request.is404) return;
  if (csrf.needsToken(request)) csrf.verifyToken(request, body?.[CSRF_FIELD]);
  // the token is no field of an input class
  if (body && typeof body === 'object') delete body[CSRF_FIELD];
}
