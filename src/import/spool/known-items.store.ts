import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Injectable, Logger } from '@nestjs/common';
import { CACHE_FOLDER, Storage, StoredObjectMissing } from '../../core/storage/storage.js';
import { KnownItems } from './known-items.js';
import { RecordReader } from './known-items-reader.js';
import { RecordWriter } from './known-items-writer.js';
import { openAnonymousFile } from '../../core/storage/anonymous-file.js';

const keyOf = (companyId: number) => `${CACHE_FOLDER}/imports/${companyId}`;

/** Caches the items of each store's last feed. Without it, all items are parsed. */
@Injectable()
export class KnownItemsStore {
  private readonly logger = new Logger(KnownItemsStore.name);

  constructor(private readonly storage: Storage) {}

  /** @param rules digest of the rules by which items are read; a cache of other rules is ignored */
  async open(companyId: number, rules: Buffer): Promise<KnownItems> {
    const files: FileHandle[] = [];
    try {
      files.push(await openAnonymousFile(tmpdir()));
      const before = await this.load(companyId, rules, files[0]!);
      files.push(await openAnonymousFile(tmpdir()));
      return new KnownItems(before, new RecordWriter(files[1]!, rules), files);
    } catch (error) {
      this.logger.warn(error);
      return new KnownItems(null, null, files);
    }
  }

  /** Replaces the cache of a store. */
  async keepItems(companyId: number, known: KnownItems): Promise<void> {
    const content = known.takeContent();
    if (!content) return;
    try {
      await this.storage.write(keyOf(companyId), content, 'application/octet-stream');
    } catch (error) {
      this.logger.warn(error);
    }
  }

  private async load(companyId: number, rules: Buffer, file: FileHandle): Promise<RecordReader | null> {
    try {
      return await RecordReader.load(await this.storage.read(keyOf(companyId)), rules, file);
    } catch (error) {
      if (!(error instanceof StoredObjectMissing)) this.logger.warn(error);
      return null;
    }
  }
}
