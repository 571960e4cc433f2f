import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a stream says that ends with its connection; system errors may also be those of the database. */
const ENDED = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR']);

/** Whether the other side has closed the connection before it had the whole answer. */
export const isReset = ({ raw }: Pick<FastifyReply, 'raw'>): boolean =>
  raw.destroyed && !raw.writableFinished;

/** Whether an error is only the end of a request's own connection. */
export function isOfReset(error: unknown, { raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (!isReset(reply)) return false;
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return error === raw.errored || (cause !== undefined && cause === raw.errored) || ENDED.has(String(code));
}
