import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { assertStorageKey } from '../../core/storage/storage.js';
import { isSame, digestOf } from './hashed-file.js';
import { listFile, type Manifest, storedFile, tableFile } from './manifest.js';
import { Refusal } from './refusal.js';
import type { BackedUpFile } from './storage-backup.js';

/** The files that a backup lists. */
export async function* filesOf(folder: string): AsyncGenerator<BackedUpFile> {
  for await (const line of createInterface(createReadStream(listFile(folder)))) {
    const file = JSON.parse(line) as BackedUpFile;
    assertStorageKey(file.key);
    yield file;
  }
}

/**
 * Verifies all files before anything is written.
 * @throws Refusal naming the first file that is missing or changed
 */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    const path = tableFile(folder, table.name);
    if (!isSame(await digestOf(path), table)) throw broken(path);
  }
  if (!isSame(await digestOf(listFile(folder)), manifest.files)) throw broken(listFile(folder));
  for await (const file of filesOf(folder)) {
    const path = storedFile(folder, file.key);
    if (!isSame(await digestOf(path), file)) throw broken(path);
  }
}

const broken = (path: string) =>
  new Refusal(`The backup is damaged: ${path} is not as it was written. Nothing has been restored.`);
