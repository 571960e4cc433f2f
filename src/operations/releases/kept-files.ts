import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Storage, StoredObjectMissing } from '../../core/storage/storage.js';

const FOLDER = 'builds/assets';
/** Files that are written at the same time. */
const AT_ONCE = 16;
/** A build whose files are coming in has no entry yet. */
const COMING_MS = 60 * 60_000;
/** As the build names files, by their content. */
const HASHED = /^\w[\w.-]*-[\w-]{8}\.\w+$/;

/** The files of builds that are kept: names say what is in them, so what two builds share lies here once. */
export class KeptFiles {
  constructor(private readonly storage: Storage) {}

  /** Takes in what is not here yet. */
  async add(directory: string, names: string[]): Promise<void> {
    const here = new Set<string>();
    for await (const { key } of this.storage.list(FOLDER)) here.add(basename(key));
    const missing = names.filter((name) => !here.has(name));
    for (let start = 0; start < missing.length; start += AT_ONCE)
      await Promise.all(missing.slice(start, start + AT_ONCE).map((name) => this.write(directory, name)));
  }

  /** null: there is none. */
  async read(name: string): Promise<Readable | null> {
    if (!HASHED.test(name)) return null;
    try {
      return await this.storage.read(keyOf(name));
    } catch (error) {
      if (error instanceof StoredObjectMissing) return null;
      throw error;
    }
  }

  /** Removes what no kept build has. */
  async removeAllExcept(names: Set<string>): Promise<void> {
    const before = Date.now() - COMING_MS;
    for await (const { key, modifiedAt } of this.storage.list(FOLDER))
      if (!names.has(basename(key)) && modifiedAt.getTime() < before) await this.storage.remove(key);
  }

  private async write(directory: string, name: string): Promise<void> {
    await this.storage.write(
      keyOf(name),
      createReadStream(join(directory, name)),
      'application/octet-stream',
    );
  }
}

const keyOf = (name: string) => `${FOLDER}/${name}`;
