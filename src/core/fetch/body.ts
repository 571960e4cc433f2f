import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Deadline } from './deadline.js';
import { FetchRefused } from './fetch-refused.js';

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const GZIP = ['gzip', 'x-gzip'];

/**
 * The body of the response, decompressed; the stream fails with FetchRefused beyond `maxBytes` or at the
 * deadline.
 * @param keepGzip leaves gzip compressed, for a reader with its own limit of the unpacked size
 */
export function readBody(
  response: IncomingMessage,
  maxBytes: number,
  deadline: Deadline,
  keepGzip = false,
): Readable {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FetchRefused('too_large');
  const body = new BoundedBody(maxBytes, deadline);
  // the reader of the body receives errors; destroying it destroys the connection, too
  pipeline([response, ...decoders(response, keepGzip), body], () => deadline.release());
  return body;
}

function decoders(response: IncomingMessage, keepGzip: boolean): Transform[] {
  // some servers compress although the request asks for identity
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity' || (keepGzip && GZIP.includes(encoding))) return [];
  const decoder = DECODERS[encoding];
  if (!decoder) throw new FetchRefused('encoding_unknown');
  return [decoder()];
}

class BoundedBody extends Transform {
  private bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly deadline: Deadline,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) done(new FetchRefused('too_large'));
    else done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    done(error && this.deadline.explain(error));
  }
}
