import { migrate } from '../../core/database/migrate.js';
import type { Storage } from '../../core/storage/storage.js';
import { checkBackup } from './check-backup.js';
import { checkDatabase, restoreDatabase } from './database-restore.js';
import { type Manifest, readManifest } from './manifest.js';
import { requireKnownSchema } from './schema-restore.js';
import { emptyStorage, requireEmptyStorage, restoreStorage } from './storage-restore.js';

/**
 * Restores a backup into an empty database and an empty storage; on failure both are left empty.
 * @throws Refusal when either is not empty, or the backup is damaged or of a newer version
 */
export async function restore(databaseUrl: string, storage: Storage, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  requireKnownSchema(manifest);
  await checkDatabase(databaseUrl);
  await requireEmptyStorage(storage);
  await checkBackup(folder, manifest);
  try {
    // files first, so that no row names a file that is missing
    await restoreStorage(storage, folder);
    await restoreDatabase(databaseUrl, folder, manifest);
  } catch (error) {
    await emptyStorage(storage, folder);
    throw error;
  }
  // migrations that are newer than the backup
  await migrate(databaseUrl);
  return manifest;
}
