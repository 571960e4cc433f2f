import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { command, int, json, nullable, type RowOf, statement, text } from '../core/database/statement.js';
import { Storage } from '../core/storage/storage.js';
import { lockContent, PictureStore } from './pictures/picture-store.js';
import { isUpload, type Variant } from './pictures/variant.js';

/** A picture that is marked for deletion. */
export type PendingDeletion = RowOf<typeof PENDING_DELETIONS>;

const BATCH = 50;

/** Deletes marked pictures with their files; the row goes last. */
@Injectable()
export class MediaDeletion {
  constructor(
    private readonly database: DataSource,
    private readonly store: PictureStore,
    private readonly storage: Storage,
  ) {}

  async deleteFiles(pending: PendingDeletion[]): Promise<void> {
    for (const media of pending) await this.eraseOne(media);
  }

  /** Deletes marked pictures that a request left to the worker, or that a crashed process left. */
  async eraseRest(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const pending = await PENDING_DELETIONS.rows(this.database, [BATCH]);
      await this.deleteFiles(pending);
      if (pending.length < BATCH) return;
    }
  }

  private eraseOne({ id, contentHash, storageKey, variants }: PendingDeletion): Promise<void> {
    return this.database.transaction(async (manager) => {
      if (contentHash) {
        await lockContent(manager, contentHash);
        await this.store.release(manager, { contentHash, variants });
      }
      if (storageKey && isUpload(storageKey)) await this.storage.remove(storageKey);
      // unless the same bytes were uploaded again meanwhile
      await DELETE.run(manager, [id]);
    });
  }
}

// the condition of the partial index
const IS_PENDING_DELETION = `status = 'failed' and failure = 'removed'`;

const PENDING_DELETIONS = statement({
  id: int,
  contentHash: nullable(text),
  storageKey: nullable(text),
  variants: json<Variant[]>(),
})`
  select id, content_hash as "contentHash", storage_key as "storageKey", variants from media
  where ${IS_PENDING_DELETION} order by id limit $1`;

const DELETE = command(`delete from media where id = $1 and ${IS_PENDING_DELETION}`);
