import { mkdir, readdir } from 'node:fs/promises';
import type { Storage } from '../../core/storage/storage.js';
import { backUpDatabase } from './database-backup.js';
import { type Manifest, writeManifest } from './manifest.js';
import { Refusal } from './refusal.js';
import { backUpStorage } from './storage-backup.js';

/**
 * Writes database and storage into a new folder. The database first, so that all files its rows name are in the storage.
 * @throws Refusal when the folder is not empty
 */
export async function backUp(
  databaseUrl: string,
  storage: Storage,
  folder: string,
): Promise<Omit<Manifest, 'format'>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length) throw new Refusal(`${folder} is not empty.`);
  const madeAt = new Date().toISOString();
  const database = await backUpDatabase(databaseUrl, folder);
  const files = await backUpStorage(storage, folder);
  const manifest = { madeAt, ...database, files };
  await writeManifest(folder, manifest);
  return manifest;
}
