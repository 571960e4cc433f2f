import type { Readable } from 'node:stream';

/**
 * Files outside the database: feeds, images and the files of releases. Keys are our own paths, never file
 * names of users.
 */
export abstract class Storage {
  /** Writes the whole stream, or nothing when it fails; returns the bytes written. */
  abstract write(key: string, content: Readable, contentType: string): Promise<number>;

  /** The content from its beginning; the stream fails with StoredObjectMissing when there is none. */
  abstract read(key: string): Promise<Readable>;

  /** Bytes of an object, or null when there is none. */
  abstract size(key: string): Promise<number | null>;

  /** The direct children of a folder, including incomplete files of a killed process. */
  abstract list(folder: string): AsyncIterable<StoredObject>;

  /** All complete files, in no order. */
  abstract walk(): AsyncIterable<StoredObject>;

  /** Removes an object; no error when it does not exist. */
  abstract remove(key: string): Promise<void>;

  /** Fails if the storage cannot be used now. A folder also fails if it has no space for a small file. */
  abstract check(): Promise<void>;
}

/** Files that are created again when they are missing. */
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
