import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FeedLimits } from '../limits.js';
import { FeedRefused } from '../refused.js';

const CHUNK_BYTES = 64 * 1024;
/** Below this size the ratio is not checked: small feeds of one repeated item compress very well. */
const RATIO_MATTERS_FROM = 16 * 1024 ** 2;
const MAX_LAYERS = 2;
/** Compressed data hardly compress again. */
const RATIO_OF_PACKED = 10;

interface Count {
  /** Bytes of the stored file. */
  read: number;
  /** Layers of gzip so far. */
  layers: number;
}

export interface UnpackOptions {
  limits: FeedLimits;
  signal?: AbortSignal;
  /** Number of bytes read from the stored file. */
  onProgress?: (bytesRead: number) => void;
}

/**
 * The feed's bytes in chunks of at most 64 KiB, decompressed if they are gzip (by magic bytes; several
 * members), also twice: an exporter and its server may both compress.
 * @throws FeedRefused on a damaged or truncated archive and beyond the limits of size and ratio
 */
export async function* unpack(open: () => Readable, options: UnpackOptions): AsyncGenerator<Buffer> {
  const source = open();
  const count = { read: 0, layers: 0 };
  try {
    let bytes = counted(source, count, options);
    for (let layer = 0; layer < MAX_LAYERS; layer++) bytes = unpacked(bytes, count, options.limits);
    let size = 0;
    for await (const block of bytes)
      for (let start = 0; start < block.length; start += CHUNK_BYTES) {
        const chunk = block.subarray(start, start + CHUNK_BYTES);
        checkSize((size += chunk.length), options.limits);
        yield chunk;
      }
  } finally {
    source.destroy();
  }
}

async function* unpacked(
  packed: AsyncGenerator<Buffer>,
  count: Count,
  limits: FeedLimits,
): AsyncGenerator<Buffer> {
  const head = await takeBytes(packed, 2);
  const bytes = joined(head, packed);
  if (head[0] !== 0x1f || head[1] !== 0x8b) return yield* bytes;
  const layer = ++count.layers;
  let size = 0;
  for await (const chunk of gunzip(bytes)) {
    checkSize((size += chunk.length), limits);
    const ratio = count.layers > layer ? RATIO_OF_PACKED : limits.ratio;
    if (size > RATIO_MATTERS_FROM && size > count.read * ratio)
      throw new FeedRefused('feed_ratio', { ratio });
    yield chunk;
  }
}

async function* counted(
  source: Readable,
  count: Count,
  { signal, onProgress }: UnpackOptions,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    signal?.throwIfAborted();
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    count.read += bytes.length;
    onProgress?.(count.read);
    yield bytes;
  }
  // an abort during the last chunk must not look like success
  signal?.throwIfAborted();
}

async function takeBytes(bytes: AsyncGenerator<Buffer>, length: number): Promise<Buffer> {
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
  const unpacker = createGunzip({ chunkSize: CHUNK_BYTES });
  // the loop below receives the error; the callback only prevents a second, unhandled one
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

function checkSize(bytes: number, limits: FeedLimits): void {
  if (bytes > limits.unpackedBytes) throw tooLarge(limits);
}

export const tooLarge = ({ unpackedBytes }: Pick<FeedLimits, 'unpackedBytes'>): FeedRefused =>
  new FeedRefused('feed_too_large', { megabytes: Math.floor(unpackedBytes / 1024 ** 2) });
