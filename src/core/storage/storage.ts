import type { Readable } from 'node:stream';

/** What is kept outside the database: feeds, pictures and the files of releases. Keys are our own paths, never a stranger's file names. */
export abstract class Storage {
  /** Writes the whole stream, or nothing when it fails; returns the bytes written. */
  abstract write(key: string, content: Readable, contentType: string): Promise<number>;

  /** The content from its beginning; the stream fails with StoredObjectMissing when there is none. */
  abstract read(key: string): Promise<Readable>;

  /** Bytes of an object, or null when there is none. */
  abstract size(key: string): Promise<number | null>;

  /** What lies right under a folder; also what a killed process had begun to write, where that stays behind. */
  abstract list(folder: string): AsyncIterable<StoredObject>;

  /** Everything that is stored whole, in no order. */
  abstract walk(): AsyncIterable<StoredObject>;

  /** Removes an object; no error when it is not there. */
  abstract remove(key: string): Promise<void>;

  /** Fails when the storage cannot be used now; where it is a folder, also when there is no room for a small file. */
  abstract check(): Promise<void>;
}

/** What lies there is made anew when it is gone. */
export const CACHE_FOLDER = 'cache';

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

export class StoredObjectMissing extends Error {
  constructor(key: string) {
    super(`Nothing is stored under ${key}`);
  }
}

const SAFE_KEY = /^(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/i;

/** @throws Error when a key could leave the storage */
export function assertStorageKey(key: string): void {
  if (!SAFE_KEY.test(key) || key.length > 500) throw new Error(`Not a storage key: ${key}`);
}
