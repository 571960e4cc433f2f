import { extname } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A hashed file that this build does not have, but another one; null: none has it. */
export type EarlierFile = (name: string) => Promise<Readable | null>;

const FOR_EVER = 'public, max-age=31536000, immutable';
/** What builds consist of. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const IS_TEXT = /^text|svg/;
/** What a browser never shows by itself. */
const IS_PART = /\.(js|css|woff2)$/;
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves hashed files for ever, those of other builds too; what is not there is a plain 404, never a page. */
export async function serveAssets(
  instance: FastifyInstance,
  { directory, prefix }: { directory: string; prefix: string },
  earlierFile: EarlierFile = () => Promise.resolve(null),
): Promise<void> {
  await instance.register(
    async (scope) => {
      scope.addHook('onSend', async (request, reply) => forgoDocumentHeaders(request, reply));
      scope.setNotFoundHandler(async (request, reply) => {
        const name = request.url.split('?')[0]!.slice(prefix.length);
        const content = await earlierFile(name);
        if (content) return sendEarlier(request, reply, name, content);
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
      });
      await scope.register(fastifyStatic, {
        root: directory,
        index: false,
        decorateReply: false,
        // where the build has left a packed file beside one
        preCompressed: true,
        immutable: true,
        // hashed names say more
        etag: false,
        lastModified: false,
        maxAge: '365d',
      });
    },
    { prefix },
  );
}

/** They weigh as much as a small script, and say something only of documents, which a picture can be. */
function forgoDocumentHeaders(request: FastifyRequest, reply: FastifyReply): void {
  if (IS_PART.test(request.url.split('?')[0]!)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}

/** Only few pages ask for it, and not for long: it is packed as it goes. */
function sendEarlier(request: FastifyRequest, reply: FastifyReply, name: string, content: Readable) {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  void reply.code(200).header('cache-control', FOR_EVER).type(type);
  if (!IS_TEXT.test(type)) return reply.send(content);
  void reply.header('vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(content);
  // a stream that breaks ends the answer, which is all that can be told by then
  return reply.header('content-encoding', 'gzip').send(pipeline(content, createGzip(), () => {}));
}
