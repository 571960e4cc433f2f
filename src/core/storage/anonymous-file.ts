import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** An unlinked temporary file: it has no name, and is freed when it is closed or the process ends. */
export async function openAnonymousFile(place: string): Promise<FileHandle> {
  const folder = await mkdtemp(join(place, 'katalog-import-'));
  try {
    return await open(join(folder, 'data'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
