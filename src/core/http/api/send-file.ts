import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES = { csv: 'text/csv', json: 'application/json', xml: 'application/xml' };
type Ending = keyof typeof TYPES;

/** Streams a text as a file to save; the extension of its name decides the type. */
export function sendFile(
  reply: FastifyReply,
  fileName: `${string}.${Ending}`,
  content: AsyncIterable<string>,
): FastifyReply {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1) as Ending;
  return reply
    .type(`${TYPES[ending]}; charset=utf-8`)
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .header('Cache-Control', 'no-store')
    .send(Readable.from(content));
}
