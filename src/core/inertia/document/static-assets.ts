import { extname } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './accepts-gzip.js';

/** A hashed file of another build; null: no build has it. */
export type EarlierFile = (name: string) => Promise<Readable | null>;

const FOR_EVER = 'public, max-age=31536000, immutable';
/** File types of builds. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const IS_TEXT = /^text|svg/;
/** Files that browsers never show on their own. */
const IS_PART = /\.(js|css|woff2)$/;
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Serves hashed files of all kept builds with an unlimited lifetime; a missing file is a plain 404, never a
 * page.
 */
export async function serveAssets(
  instance: FastifyInstance,
  { directory, prefix }: { directory: string; prefix: string },
  earlierFile: EarlierFile = () => Promise.resolve(null),
): Promise<void> {
  await instance.register(
    async (scope) => {
      scope.addHook('onSend', async (request, reply) => removeDocumentHeaders(request, reply));
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
        // if the build has a compressed copy
        preCompressed: true,
        immutable: true,
        // hashed names identify the content better
        etag: false,
        lastModified: false,
        maxAge: '365d',
      });
    },
    { prefix },
  );
}

/** Headers that only apply to documents, which an image can be; they are as large as a small script. */
function removeDocumentHeaders(request: FastifyRequest, reply: FastifyReply): void {
  if (IS_PART.test(request.url.split('?')[0]!)) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
}

/** Few pages request it, and only for a while: it is compressed on the fly. */
function sendEarlier(request: FastifyRequest, reply: FastifyReply, name: string, content: Readable) {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  void reply.code(200).header('cache-control', FOR_EVER).type(type);
  if (!IS_TEXT.test(type)) return reply.send(content);
  void reply.header('vary', 'Accept-Encoding');
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(content);
  // an error of the stream can only end the answer now
  return reply.header('content-encoding', 'gzip').send(pipeline(content, createGzip(), () => {}));
}
