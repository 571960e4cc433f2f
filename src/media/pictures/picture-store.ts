import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { takeLock } from '../../core/database/advisory-locks.js';
import { float, int, json, nullable, present, statement, text } from '../../core/database/statement.js';
import { Storage } from '../../core/storage/storage.js';
import { Semaphore } from './semaphore.js';
import { PictureClaims, type StoredPicture } from './picture-claims.js';
import { type EncodedPicture, encodePicture } from './picture-encoder.js';
import { applyReplacement } from './picture-replacement.js';
import { contentHash, originalKey, type Variant, VARIANT_TYPES, variantKey } from './variant.js';

/** Encoding uses threads of Node's pool of four, which files and DNS need as well. */
const ENCODED_AT_ONCE = 2;

/** Stores pictures by their content: the same bytes are encoded and stored once for all companies. */
@Injectable()
export class PictureStore {
  private readonly semaphore = new Semaphore(ENCODED_AT_ONCE);
  private readonly inProgress = new Map<string, Promise<void>>();

  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly claims: PictureClaims,
  ) {}

  /**
   * Stores a claimed picture in all its sizes and makes it ready.
   * @throws PictureRefused
   */
  async storePicture(id: number, content: Buffer): Promise<void> {
    const hash = contentHash(createHash('sha256').update(content));
    // the same bytes are being encoded: afterwards they are found
    await this.inProgress.get(hash)?.catch(() => undefined);
    const work = this.make(id, hash, content);
    this.inProgress.set(hash, work);
    await work.finally(() => {
      if (this.inProgress.get(hash) === work) this.inProgress.delete(hash);
    });
  }

  /** Removes the files of a content that no picture has any more; the caller holds its lock. */
  async release(
    manager: EntityManager,
    { contentHash, variants }: Pick<StoredPicture, 'contentHash' | 'variants'>,
  ): Promise<void> {
    if (await find(manager, contentHash)) return;
    for (const variant of variants) await this.storage.remove(variantKey(contentHash, variant));
    await this.storage.remove(originalKey(contentHash));
  }

  private async make(id: number, hash: string, content: Buffer): Promise<void> {
    const known = await find(this.database.manager, hash);
    const encoded = known ? null : await this.encode(content);
    await this.database.transaction(async (manager) => {
      await lockContent(manager, hash);
      const stored =
        (await find(manager, hash)) ??
        (await this.write(hash, content, encoded ?? (await this.encode(content))));
      if (await this.claims.ready(manager, id, stored)) await applyReplacement(manager, id);
      else await this.release(manager, stored);
    });
  }

  private encode(content: Buffer): Promise<EncodedPicture> {
    return this.semaphore.run(() => encodePicture(content));
  }

  private async write(hash: string, content: Buffer, encoded: EncodedPicture): Promise<StoredPicture> {
    const { variants, ...picture } = encoded;
    for (const { content: variant, ...size } of variants)
      await this.writeOne(variantKey(hash, size), variant, VARIANT_TYPES[size.format]);
    const storageKey = originalKey(hash);
    await this.writeOne(storageKey, content, 'application/octet-stream');
    return {
      contentHash: hash,
      storageKey,
      ...picture,
      bytes: content.length,
      variants: variants.map(({ width, height, format, bytes }) => ({ width, height, format, bytes })),
    };
  }

  private async writeOne(key: string, content: Buffer, type: string): Promise<void> {
    await this.storage.write(key, Readable.from(content), type);
  }
}

/** Locks the files of a content against being written or removed elsewhere, until the transaction ends. */
export async function lockContent(manager: EntityManager, contentHash: string): Promise<void> {
  await manager.query(takeLock('storedContent', 'hashtext($1)'), [contentHash]);
}

const find = (manager: EntityManager, contentHash: string): Promise<StoredPicture | undefined> =>
  FIND.row(manager, [contentHash]);

// a ready picture has all of them
const FIND = statement({
  contentHash: present(text),
  storageKey: present(text),
  mime: present(text),
  width: present(int),
  height: present(int),
  bytes: float,
  imageHash: nullable(text),
  variants: json<Variant[]>(),
})`
  select content_hash as "contentHash", storage_key as "storageKey", mime, width, height, bytes::float8 as bytes,
    image_hash as "imageHash", variants
  from media where content_hash = $1 and status = 'ready' limit 1`;
