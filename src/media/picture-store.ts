import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Storage } from '../core/storage/storage.js';
import { Gate } from './gate.js';
import { encodePicture } from './picture-encoder.js';
import { originalKey, type Variant, VARIANT_TYPES, variantKey } from './variant.js';

/** What the table keeps of a picture that is stored in all its sizes. */
export interface StoredPicture {
  contentHash: string;
  storageKey: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  variants: Variant[];
}

/** Encoding takes a thread of Node's pool of four, which files and names need, too. */
const ENCODED_AT_ONCE = 2;

/** Pictures by their content: the same bytes are encoded and stored once, whoever shows them. */
@Injectable()
export class PictureStore {
  private readonly gate = new Gate(ENCODED_AT_ONCE);
  private readonly underWay = new Map<string, Promise<StoredPicture>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: Storage,
  ) {}

  /** @throws PictureRefused */
  async keep(content: Buffer): Promise<StoredPicture> {
    const hash = createHash('sha256').update(content).digest('hex');
    const known = this.underWay.get(hash);
    if (known) return known;
    const work = this.findStored(hash).then((found) => found ?? this.make(hash, content));
    this.underWay.set(hash, work);
    return work.finally(() => this.underWay.delete(hash));
  }

  private async findStored(hash: string): Promise<StoredPicture | null> {
    const [row] = await this.database.query<StoredPicture[]>(
      `select content_hash as "contentHash", storage_key as "storageKey", mime, width, height, bytes::float8 as bytes, variants
       from media where content_hash = $1 and status = 'ready' limit 1`,
      [hash],
    );
    return row ?? null;
  }

  private async make(hash: string, content: Buffer): Promise<StoredPicture> {
    const { variants, ...picture } = await this.gate.run(() => encodePicture(content));
    for (const { content: variant, ...size } of variants)
      await this.write(variantKey(hash, size), variant, VARIANT_TYPES[size.format]);
    const storageKey = originalKey(hash);
    await this.write(storageKey, content, 'application/octet-stream');
    return {
      contentHash: hash,
      storageKey,
      ...picture,
      bytes: content.length,
      variants: variants.map(({ width, height, format, bytes }) => ({ width, height, format, bytes })),
    };
  }

  private async write(key: string, content: Buffer, type: string): Promise<void> {
    await this.storage.write(key, Readable.from(content), type);
  }
}
