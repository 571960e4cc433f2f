import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FeedLimits } from '../limits.js';
import { FeedRefused } from '../refused.js';

const PIECE_BYTES = 64 * 1024;
/** Below this nothing is a bomb: small feeds of one repeated item pack very well. */
const RATIO_MATTERS_FROM = 16 * 1024 ** 2;

export interface UnpackOptions {
  limits: FeedLimits;
  signal?: AbortSignal;
  /** Bytes of the stored file that were read so far. */
  onProgress?: (bytesRead: number) => void;
}

/**
 * The feed's bytes in pieces of at most 64 KiB, unpacked when they are gzip (by magic bytes; several members).
 * @throws FeedRefused on a damaged or cut archive and beyond the limits of size and ratio
 */
export async function* unpack(open: () => Readable, options: UnpackOptions): AsyncGenerator<Buffer> {
  const source = open();
  const count = { read: 0, unpacked: 0 };
  try {
    const raw = counted(source, count, options);
    const head = await take(raw, 2);
    const bytes = joined(head, raw);
    const packed = head[0] === 0x1f && head[1] === 0x8b;
    for await (const chunk of packed ? gunzip(bytes) : bytes)
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        const piece = chunk.subarray(start, start + PIECE_BYTES);
        count.unpacked += piece.length;
        check(count, packed, options.limits);
        yield piece;
      }
  } finally {
    source.destroy();
  }
}

async function* counted(
  source: Readable,
  count: { read: number },
  { signal, onProgress }: UnpackOptions,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    signal?.throwIfAborted();
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    count.read += bytes.length;
    onProgress?.(count.read);
    yield bytes;
  }
}

async function take(bytes: AsyncGenerator<Buffer>, length: number): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < length) {
    const next = await bytes.next();
    if (next.done) break;
    head = head.length ? Buffer.concat([head, next.value]) : next.value;
  }
  return head;
}

async function* joined(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length) yield head;
  yield* rest;
}

async function* gunzip(bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const unpacker = createGunzip({ chunkSize: PIECE_BYTES });
  // the loop below receives the error; the callback only keeps it from being thrown a second time
  pipeline(Readable.from(bytes, { objectMode: false }), unpacker, () => undefined);
  try {
    yield* unpacker;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new FeedRefused('feed_truncated', {}, undefined, { cause: error });
    if (code?.startsWith('Z_')) throw new FeedRefused('feed_gzip_corrupt', {}, undefined, { cause: error });
    throw error;
  }
}

function check(count: { read: number; unpacked: number }, packed: boolean, limits: FeedLimits): void {
  if (count.unpacked > limits.unpackedBytes)
    throw new FeedRefused('feed_too_large', { megabytes: Math.floor(limits.unpackedBytes / 1024 ** 2) });
  if (packed && count.unpacked > RATIO_MATTERS_FROM && count.unpacked > count.read * limits.ratio)
    throw new FeedRefused('feed_ratio', { ratio: limits.ratio });
}
