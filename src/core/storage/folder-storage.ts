import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertStorageKey, Storage, type StoredObject, StoredObjectMissing } from './storage.js';

/** Files that are being written, or that a killed process left incomplete. */
const PARTIAL = /\.[0-9a-f-]{36}\.part$/;

/** One block, which a full disk cannot allocate. */
const PROBE = Buffer.alloc(4096);

/** A folder of this machine. A file appears under its name only when it is complete. */
export class FolderStorage extends Storage {
  /** One name for the process, so that a killed process leaves one file at most. */
  private readonly probe = `probe.${randomUUID()}.part`;

  constructor(private readonly folder: string) {
    super();
  }

  async write(key: string, content: Readable): Promise<number> {
    const target = this.path(key);
    const partial = `${target}.${randomUUID()}.part`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await pipeline(content, createWriteStream(partial, { flags: 'wx' }));
      const { size } = await stat(partial);
      await rename(partial, target);
      return size;
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    if ((await this.size(key)) === null) throw new StoredObjectMissing(key);
    return createReadStream(this.path(key));
  }

  async size(key: string): Promise<number | null> {
    const found = await stat(this.path(key)).catch(nullWhenMissing);
    return found?.isFile() ? found.size : null;
  }

  async *list(folder: string): AsyncGenerator<StoredObject> {
    for (const name of (await readdir(this.path(folder)).catch(nullWhenMissing)) ?? [])
      yield* this.findStored(`${folder}/${name}`);
  }

  async *walk(): AsyncGenerator<StoredObject> {
    yield* this.below('');
  }

  private async *below(folder: string): AsyncGenerator<StoredObject> {
    const entries = await opendir(join(this.folder, folder)).catch(nullWhenMissing);
    for await (const entry of entries ?? []) {
      const key = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) yield* this.below(key);
      else if (entry.isFile() && !PARTIAL.test(key)) yield* this.findStored(key);
    }
  }

  private async *findStored(key: string): AsyncGenerator<StoredObject> {
    const found = await stat(this.path(key)).catch(nullWhenMissing);
    if (found?.isFile()) yield { key, modifiedAt: found.mtime };
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const probe = join(this.folder, this.probe);
    try {
      await writeFile(probe, PROBE);
    } finally {
      await rm(probe, { force: true });
    }
  }

  private path(key: string): string {
    assertStorageKey(key);
    return join(this.folder, ...key.split('/'));
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
