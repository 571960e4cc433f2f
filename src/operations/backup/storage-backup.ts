import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { CACHE_FOLDER, type Storage, StoredObjectMissing } from '../../core/storage/storage.js';
import { type FileDigest, digestOf, writeHashed } from './hashed-file.js';
import { listFile, type Manifest, storedFile } from './manifest.js';

export interface BackedUpFile extends FileDigest {
  key: string;
}

/** Copies and lists all stored files, streaming one at a time. */
export async function backUpStorage(storage: Storage, folder: string): Promise<Manifest['files']> {
  const list = createWriteStream(listFile(folder), { flags: 'wx', mode: 0o600 });
  let count = 0;
  for await (const { key } of storage.walk()) {
    if (key.startsWith(`${CACHE_FOLDER}/`)) continue;
    const content = await readOrNull(storage, key);
    if (!content) continue;
    const file: BackedUpFile = { key, ...(await writeHashed(storedFile(folder, key), content)) };
    if (!list.write(`${JSON.stringify(file)}\n`)) await once(list, 'drain');
    count += 1;
  }
  list.end();
  await once(list, 'finish');
  return { count, ...(await digestOf(listFile(folder)))! };
}

/** null if the file was deleted after it was listed. */
async function readOrNull(storage: Storage, key: string): Promise<Readable | null> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (error instanceof StoredObjectMissing) return null;
    throw error;
  }
}
