import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file's length in bytes and its SHA-256 in hexadecimal. */
export interface FileDigest {
  bytes: number;
  sha256: string;
}

/** Passes data through, and computes its digest. */
class Hashing extends Transform {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  seal(): FileDigest {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/** Writes a new file that only its owner may read: it contains personal data. */
export async function writeHashed(
  path: string,
  content: Readable,
  ...through: Transform[]
): Promise<FileDigest> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hashing = new Hashing();
  await pipeline([content, ...through, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 })]);
  return hashing.seal();
}

/** @returns null when there is no such file */
export async function digestOf(path: string): Promise<FileDigest | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export const isSame = (one: FileDigest | null, other: FileDigest): boolean =>
  one?.bytes === other.bytes && one.sha256 === other.sha256;
