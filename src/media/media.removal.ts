import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { Translations } from '../core/i18n/local-text.js';
import { Storage } from '../core/storage/storage.js';
import { Media } from './media.entity.js';
import { isUsed } from './media.uses.js';
import { lockContent, PictureStore } from '../pictures/picture-store.js';
import { isUpload, type Variant } from '../pictures/variant.js';

interface DoomedMedia {
  id: number;
  contentHash: string | null;
  storageKey: string | null;
  variants: Variant[];
  fileName: string | null;
  alt: Translations;
}

/**
 * Removes pictures with their files. The row is marked first and goes last: whatever breaks off in between, no ready
 * picture is without its files, and no file without a row that leads to it.
 */
@Injectable()
export class MediaRemoval {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly store: PictureStore,
    private readonly storage: Storage,
    private readonly audit: AuditService,
  ) {}

  /**
   * Removes those that nothing uses, and returns their ids.
   * @param by null: the cleaning
   * @param check gets each as it is, and may refuse them all
   */
  async remove(ids: number[], by: Actor | null = null, check?: (media: Media) => void): Promise<number[]> {
    const doomed = await this.doom(ids, by, check);
    for (const media of doomed) await this.erase(media);
    return doomed.map(({ id }) => id);
  }

  private doom(ids: number[], by: Actor | null, check?: (media: Media) => void): Promise<DoomedMedia[]> {
    return this.database.transaction(async (manager) => {
      // whoever is just attaching one of them is waited for here, and seen by the next statement only
      await manager.query('select from media where id = any($1::integer[]) order by id for update', [ids]);
      if (check) (await manager.findBy(Media, { id: In(ids) })).forEach(check);
      const doomed = await manager.query<DoomedMedia[]>(DOOM, [ids]);
      if (by)
        for (const { id, fileName, alt } of doomed)
          await this.audit.record(manager, by, {
            action: 'picture.deleted',
            id,
            before: { fileName, alt },
            after: null,
          });
      return doomed;
    });
  }

  private erase({ id, contentHash, storageKey, variants }: DoomedMedia): Promise<void> {
    return this.database.transaction(async (manager) => {
      if (contentHash) {
        await lockContent(manager, contentHash);
        await this.store.release(manager, { contentHash, variants });
      }
      if (storageKey && isUpload(storageKey)) await this.storage.remove(storageKey);
      // unless the same bytes were handed in again meanwhile
      await manager.query(`delete from media where id = $1 and status = 'failed' and failure = 'removed'`, [
        id,
      ]);
    });
  }
}

const DOOM = `
  with doomed as (
    update media m set status = 'failed', failure = 'removed' where id = any($1::integer[]) and not ${isUsed('m')}
    returning id, content_hash, storage_key, variants, file_name, alt
  )
  select id, content_hash as "contentHash", storage_key as "storageKey", variants, file_name as "fileName", alt
  from doomed`;
