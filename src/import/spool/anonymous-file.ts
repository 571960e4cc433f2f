import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that nobody else can open, and nobody has to remove: it ends with the process at the latest. */
export async function openAnonymousFile(place: string): Promise<FileHandle> {
  const folder = await mkdtemp(join(place, 'katalog-import-'));
  try {
    return await open(join(folder, 'data'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
