import { writeSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { HEAD_BYTES, MAX_TEXT_LENGTH } from './known-items-record.js';

const BUFFER_BYTES = 256 * 1024;
/** Bytes of a UTF-16 unit in UTF-8. */
const MAX_BYTES_OF_UNIT = 3;

/** Appends records to a file; after a failed write it ignores further records. */
export class RecordWriter {
  private readonly buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  private filled = 0;
  private isBroken = false;

  constructor(
    private readonly file: FileHandle,
    beginning: Buffer,
  ) {
    this.filled = beginning.copy(this.buffer);
  }

  add(key: Buffer, text: string): void {
    const most = HEAD_BYTES + text.length * MAX_BYTES_OF_UNIT;
    if (most > MAX_TEXT_LENGTH) return;
    this.makeRoom(most);
    const at = this.filled + HEAD_BYTES;
    const length = this.buffer.write(text, at);
    this.buffer.writeUInt32BE(length, this.filled);
    key.copy(this.buffer, this.filled + 4);
    this.filled = at + length;
  }

  addRecord(record: Buffer): void {
    this.makeRoom(record.length);
    this.filled += record.copy(this.buffer, this.filled);
  }

  /** @returns whether all records are in the file */
  finish(): boolean {
    this.flush();
    return !this.isBroken;
  }

  private makeRoom(length: number): void {
    if (this.filled + length > BUFFER_BYTES) this.flush();
  }

  private flush(): void {
    try {
      if (!this.isBroken) writeSync(this.file.fd, this.buffer, 0, this.filled);
    } catch {
      this.isBroken = true;
    }
    this.filled = 0;
  }
}
