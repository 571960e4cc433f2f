import type { FastifyReply, FastifyRequest } from 'fastify';

/** Errors of a stream that ends with its connection; system errors may also come from the database. */
const ENDED = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR']);

/** Whether the client closed the connection before it received the whole answer. */
export const isReset = ({ raw }: Pick<FastifyReply, 'raw'>): boolean =>
  raw.destroyed && !raw.writableFinished;

/** Whether an error is only the end of a request's own connection. */
export function isOfReset(error: unknown, { raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (!isReset(reply)) return false;
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return error === raw.errored || (cause !== undefined && cause === raw.errored) || ENDED.has(String(code));
}
