import { write, writeSync } from 'node:fs';
import pino from 'pino';

/** Lines waiting for a slow or full log; further lines are dropped. */
const WAITING_BYTES = 1024 * 1024;
const RETRY_MS = 100;

let dropped = 0;

/** Lines that this process dropped. */
export const droppedLogLines = (): number => dropped;

/**
 * A log that never blocks: lines are written in the background, and a full disk does not end a process. On a
 * full disk, Pino's own stream repeats its last write forever, so that the process never exits.
 */
export class LogStream {
  private waiting: Buffer[] = [];
  /** Bytes that wait or are being written. */
  private length = 0;
  private isWriting = false;
  private missing = 0;

  constructor(
    private readonly descriptor: number,
    private readonly limit = WAITING_BYTES,
  ) {}

  /** @param line with its end */
  write(line: string): void {
    const content = Buffer.from(line);
    if (this.length + content.length > this.limit) {
      dropped++;
      this.missing++;
      return;
    }
    this.waiting.push(content);
    this.length += content.length;
    if (!this.isWriting) this.writeWaiting();
  }

  /** Writes the waiting lines if the log accepts them; for the end of a process. */
  flush(): void {
    try {
      for (let rest = Buffer.concat(this.waiting); rest.length;)
        rest = rest.subarray(writeSync(this.descriptor, rest));
    } catch {
      // there is no log left for the error
    }
    this.waiting = [];
  }

  private writeWaiting(): void {
    const content = Buffer.concat(this.waiting);
    this.waiting = [];
    this.isWriting = true;
    this.writeRest(content);
  }

  private writeRest(rest: Buffer): void {
    write(this.descriptor, rest, (error, written) => {
      if (error) {
        this.waiting.unshift(rest);
        setTimeout(() => this.writeWaiting(), RETRY_MS).unref();
        return;
      }
      this.length -= written;
      if (written < rest.length) return this.writeRest(rest.subarray(written));
      this.isWriting = false;
      if (this.waiting.length) this.writeWaiting();
      else if (this.missing) this.reportMissing();
    });
  }

  private reportMissing(): void {
    const level = pino.levels.values['error'];
    const line = { level, time: Date.now(), dropped: this.missing, msg: 'Log lines were dropped' };
    this.missing = 0;
    this.write(`${JSON.stringify(line)}\n`);
  }
}

/** Standard output, for all loggers of the process. */
export const standardLog = new LogStream(1);
process.on('exit', () => standardLog.flush());
