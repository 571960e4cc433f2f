import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { PictureRefused } from './picture-refused.js';
import { pictureType, type PictureType, SIGNATURE_BYTES } from './picture-type.js';

/**
 * Lets a picture through while it comes in, counting and hashing it; nothing is decoded. The stream fails with
 * PictureRefused at the first bytes that are no picture's, past `maxBytes`, or at its end when nothing came.
 */
export class PictureCheck extends Transform {
  bytes = 0;
  mime: PictureType | null = null;
  private readonly hash = createHash('sha256');
  private head = Buffer.alloc(0);

  constructor(private readonly maxBytes: number) {
    super();
  }

  /** SHA-256 of everything, hexadecimal; once, at the end. */
  contentHash(): string {
    return this.hash.digest('hex');
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
