import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import { type DataSource, In } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditService } from '../audit/audit.service.js';
import {
  bool,
  command,
  int,
  json,
  nullable,
  type RowOf,
  statement,
  text,
} from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import { CLEANING_JOB, PICTURE_QUEUE, requestJob } from './pictures/picture.queue.js';
import { Media } from './media.entity.js';
import { MediaDeletion } from './media-deletion.js';
import { isUsed } from './pictures/picture-uses.js';
import type { Variant } from './pictures/variant.js';

/** The files of more than that are left to a worker. */
const AT_ONCE = 100;

type Removed = RowOf<typeof MARK_FOR_DELETION>;

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
      await LOCK.run(manager, [ids]);
      if (check) (await manager.findBy(Media, { id: In(ids) })).forEach(check);
      const pending = await MARK_FOR_DELETION.rows(manager, [ids]);
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
const LOCK = command(`
  select from media where id = any($1::integer[]) or replaces_id = any($1::integer[])
  order by replaces_id is null, id for update`);

/** `isReplacement`: it was to replace one of the others, and was never shown. */
const MARK_FOR_DELETION = statement(
  {
    id: int,
    contentHash: nullable(text),
    storageKey: nullable(text),
    variants: json<Variant[]>(),
    fileName: nullable(text),
    alt: json<Translations>(),
    isReplacement: bool,
  },
  `
  with marked as (
    update media m set status = 'failed', failure = 'removed' where id = any($1::integer[]) and not ${isUsed('m')}
    returning *
  ), replacements as (
    update media m set status = 'failed', failure = 'removed'
    where replaces_id in (select id from marked) and id <> all($1::integer[]) and not ${isUsed('m')}
    returning *
  )
  select id, content_hash as "contentHash", storage_key as "storageKey", variants, file_name as "fileName", alt,
    is_replacement as "isReplacement"
  from (select marked.*, false as is_replacement from marked union all select replacements.*, true from replacements) removed`,
);
