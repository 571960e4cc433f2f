import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { PictureRefused } from './picture-refused.js';
import { pictureType, type PictureType, SIGNATURE_BYTES } from './picture-type.js';
import { contentHash } from './variant.js';

/**
 * Passes an upload through, and counts and hashes its bytes without decoding them. Fails with PictureRefused when the
 * first bytes are of no accepted type, after `maxBytes`, and when the stream is empty.
 */
export class PictureCheck extends Transform {
  bytes = 0;
  mime: PictureType | null = null;
  private readonly hash = createHash('sha256');
  private head = Buffer.alloc(0);

  constructor(private readonly maxBytes: number) {
    super();
  }

  /** The name of all bytes as a content; may be called once, at the end. */
  contentHash(): string {
    return contentHash(this.hash);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) return done(new PictureRefused('too_large'));
    this.hash.update(chunk);
    if (this.mime) return done(null, chunk);
    this.head = Buffer.concat([this.head, chunk]);
    if (this.head.length < SIGNATURE_BYTES) done();
    else this.recognise(done);
  }

  override _flush(done: TransformCallback): void {
    if (!this.bytes) done(new PictureRefused('empty'));
    else if (this.mime) done();
    else this.recognise(done);
  }

  private recognise(done: TransformCallback): void {
    this.mime = pictureType(this.head);
    if (this.mime) done(null, this.head);
    else done(new PictureRefused('type_unknown'));
  }
}
