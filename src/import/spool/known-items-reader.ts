import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { HashMap } from '../feed/hash-map.js';
import { HEAD_BYTES, MAX_TEXT_LENGTH } from './known-items-record.js';

/** Most feeds keep their order from day to day, so the following records are read along. */
const BLOCK_BYTES = 128 * 1024;
/** Offsets of records have 32 bits. */
const MAX_BYTES = 2 ** 32 - BLOCK_BYTES;

/** Finds records by their keys in a file: 20–48 bytes of memory each. */
export class RecordReader {
  private readonly index = new HashMap();
  private readonly block = Buffer.allocUnsafe(BLOCK_BYTES);
  private blockStart = 0;
  private blockEnd = 0;

  private constructor(private readonly file: FileHandle) {}

  /**
   * @param beginning first bytes that the content must have
   * @param file receives the content
   * @returns null when the content begins otherwise
   * @throws Error when the content is damaged
   */
  static async load(content: Readable, beginning: Buffer, file: FileHandle): Promise<RecordReader | null> {
    const reader = new RecordReader(file);
    let rest: Buffer = Buffer.alloc(0);
    let start = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      await file.appendFile(chunk);
      rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
      if (start === 0 && rest.length < beginning.length) continue;
      if (start === 0 && !rest.subarray(0, beginning.length).equals(beginning)) return null;
      const from = start === 0 ? beginning.length : 0;
      const read = reader.addRecords(rest, from, start);
      rest = rest.subarray(read);
      start += read;
      if (start > MAX_BYTES) break;
    }
    return start === 0 ? null : reader;
  }

  get count(): number {
    return this.index.size;
  }

  has(key: Buffer): boolean {
    return this.index.get(key.readUInt32BE(0), key.readUInt32BE(4)) !== 0;
  }

  /** The whole record; valid until the next call. */
  find(key: Buffer): Buffer | null {
    const start = this.index.get(key.readUInt32BE(0), key.readUInt32BE(4));
    if (start === 0) return null;
    const record = this.bytesAt(start, HEAD_BYTES + MAX_TEXT_LENGTH);
    if (record.length < HEAD_BYTES || !record.subarray(4, HEAD_BYTES).equals(key)) return null;
    return record.subarray(0, HEAD_BYTES + record.readUInt32BE(0));
  }

  /** @returns the end of the last complete record */
  private addRecords(bytes: Buffer, from: number, offset: number): number {
    let at = from;
    while (bytes.length - at >= HEAD_BYTES) {
      const length = bytes.readUInt32BE(at);
      if (length > MAX_TEXT_LENGTH) throw new Error('These are no records');
      const end = at + HEAD_BYTES + length;
      if (end > bytes.length) break;
      this.index.add(bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8), offset + at);
      at = end;
    }
    return at;
  }

  private bytesAt(start: number, length: number): Buffer {
    if (start < this.blockStart || start + length > this.blockEnd) {
      this.blockStart = start;
      this.blockEnd = start + readSync(this.file.fd, this.block, 0, BLOCK_BYTES, start);
    }
    return this.block.subarray(start - this.blockStart, this.blockEnd - this.blockStart);
  }
}
