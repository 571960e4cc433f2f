import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import { type DataSource, In } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { Translations } from '../core/i18n/local-text.js';
import { CLEANING_JOB, PICTURE_QUEUE, requestJob } from './pictures/picture.queue.js';
import { Media } from './media.entity.js';
import { type PendingDeletion, MediaDeletion } from './media-deletion.js';
import { isUsed } from './pictures/picture-uses.js';

/** The files of more than that are left to a worker. */
const AT_ONCE = 100;

interface Removed extends PendingDeletion {
  fileName: string | null;
  alt: Translations;
  /** It was to take the place of one of the others; nobody has seen it as a picture yet. */
  isReplacement: boolean;
}

/**
 * Removes pictures with their files. The row is marked first and goes last: whatever breaks off in between, no ready
 * picture is without its files, and no file without a row that leads to it.
 */
@Injectable()
export class MediaRemoval {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue,
    private readonly deletion: MediaDeletion,
    private readonly audit: AuditService,
  ) {}

  /**
   * Removes those that nothing uses, with the files that were to take their place, and returns their ids.
   * @param by null: the cleaning
   * @param check gets each as it is, and may refuse them all
   */
  async remove(ids: number[], by: Actor | null = null, check?: (media: Media) => void): Promise<number[]> {
    const pending = await this.markForDeletion(ids, by, check);
    if (pending.length <= AT_ONCE) await this.deletion.erase(pending);
    else await requestJob(this.queue, CLEANING_JOB);
    return pending.filter(({ isReplacement }) => !isReplacement).map(({ id }) => id);
  }

  private markForDeletion(
    ids: number[],
    by: Actor | null,
    check?: (media: Media) => void,
  ): Promise<Removed[]> {
    return this.database.transaction(async (manager) => {
      // whoever is just attaching one of them is waited for here, and seen by the next statement only
      await manager.query(LOCK, [ids]);
      if (check) (await manager.findBy(Media, { id: In(ids) })).forEach(check);
      const pending = await manager.query<Removed[]>(MARK_FOR_DELETION, [ids]);
      if (by?.kind === 'person') await this.audit.recordAll(manager, by, toChanges(pending));
      return pending;
    });
  }
}

const toChanges = (pending: Removed[]) =>
  pending
    .filter(({ isReplacement }) => !isReplacement)
    .map(({ id, fileName, alt }) => ({
      action: 'picture.deleted' as const,
      id,
      before: { fileName, alt },
      after: null,
    }));

/** An upload before the picture whose place it is to take, as where it does. */
const LOCK = `
  select from media where id = any($1::integer[]) or replaces_id = any($1::integer[])
  order by replaces_id is null, id for update`;

const MARK_FOR_DELETION = `
  with doomed as (
    update media m set status = 'failed', failure = 'removed' where id = any($1::integer[]) and not ${isUsed('m')}
    returning *
  ), heirs as (
    update media m set status = 'failed', failure = 'removed'
    where replaces_id in (select id from doomed) and id <> all($1::integer[]) and not ${isUsed('m')}
    returning *
  )
  select id, content_hash as "contentHash", storage_key as "storageKey", variants, file_name as "fileName", alt, is_replacement as "isReplacement"
  from (select doomed.*, false as is_replacement from doomed union all select heirs.*, true from heirs) gone`;
