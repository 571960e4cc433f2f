import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Storage, StoredObjectMissing } from '../../core/storage/storage.js';

/** Files written in parallel. */
const AT_ONCE = 16;
/** Files this young may belong to a build that has no entry yet. */
const COMING_MS = 60 * 60_000;

/** A folder with files of kept builds. Their names contain a content hash, so builds share equal files. */
export class KeptFiles {
  /** @param names of files that may be read */
  constructor(
    private readonly storage: Storage,
    private readonly folder: string,
    private readonly names: RegExp,
  ) {}

  /** Adds files that are missing. */
  async add(directory: string, names: string[]): Promise<void> {
    const here = new Set<string>();
    for await (const { key } of this.storage.list(this.folder)) here.add(basename(key));
    const missing = names.filter((name) => !here.has(name));
    for (let start = 0; start < missing.length; start += AT_ONCE)
      await Promise.all(missing.slice(start, start + AT_ONCE).map((name) => this.write(directory, name)));
  }

  /** null: there is none. */
  async read(name: string): Promise<Readable | null> {
    if (!this.names.test(name)) return null;
    try {
      return await this.storage.read(this.keyOf(name));
    } catch (error) {
      if (error instanceof StoredObjectMissing) return null;
      throw error;
    }
  }

  /** Deletes files of no kept build. */
  async removeAllExcept(names: Set<string>): Promise<void> {
    const before = Date.now() - COMING_MS;
    for await (const { key, modifiedAt } of this.storage.list(this.folder))
      if (!names.has(basename(key)) && modifiedAt.getTime() < before) await this.storage.remove(key);
  }

  private async write(directory: string, name: string): Promise<void> {
    await this.storage.write(
      this.keyOf(name),
      createReadStream(join(directory, name)),
      'application/octet-stream',
    );
  }

  private keyOf(name: string): string {
    return `${this.folder}/${name}`;
  }
}
