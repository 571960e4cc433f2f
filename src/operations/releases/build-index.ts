import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { type Storage, StoredObjectMissing } from '../../core/storage/storage.js';
import type { Build } from './build.js';

const FOLDER = 'builds/meta';

/** The builds whose files are in the storage: one small file each, so that no lock is needed. */
export class BuildIndex {
  constructor(private readonly storage: Storage) {}

  /** Ids, the latest release first. */
  async ids(): Promise<string[]> {
    const found = [];
    for await (const { key, modifiedAt } of this.storage.list(FOLDER))
      if (key.endsWith('.json')) found.push({ id: basename(key, '.json'), at: modifiedAt.getTime() });
    return found.sort((left, right) => right.at - left.at).map(({ id }) => id);
  }

  /** null: it is not kept. */
  async find(id: string): Promise<Build | null> {
    try {
      return (await json(await this.storage.read(keyOf(id)))) as Build;
    } catch (error) {
      if (error instanceof StoredObjectMissing) return null;
      throw error;
    }
  }

  /** Makes a build the latest; its files must be stored already. */
  async add(build: Build): Promise<void> {
    await this.storage.write(keyOf(build.id), Readable.from([JSON.stringify(build)]), 'application/json');
  }

  remove(id: string): Promise<void> {
    return this.storage.remove(keyOf(id));
  }
}

const keyOf = (id: string) => `${FOLDER}/${id}.json`;
