import { createReadStream } from 'node:fs';
import type { Storage } from '../../core/storage/storage.js';
import { filesOf } from './check-backup.js';
import { storedFile } from './manifest.js';
import { Refusal } from './refusal.js';

/** The type is not used: files are served with the type that their rows state. */
const TYPE = 'application/octet-stream';

/** @throws Refusal when the storage is not empty */
export async function requireEmptyStorage(storage: Storage): Promise<void> {
  for await (const { key } of storage.walk())
    throw new Refusal(`The storage is not empty: it has ${key}. Restore into an empty one.`);
}

export async function restoreStorage(storage: Storage, folder: string): Promise<void> {
  for await (const { key } of filesOf(folder))
    await storage.write(key, createReadStream(storedFile(folder, key)), TYPE);
}

/** Removes the files of a failed restore. */
export async function emptyStorage(storage: Storage, folder: string): Promise<void> {
  for await (const { key } of filesOf(folder)) await storage.remove(key);
}
