import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource, In } from 'typeorm';
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

/** The files of more pictures are left to the worker. */
const MAX_IN_REQUEST = 100;

type Removed = RowOf<typeof MARK_FOR_DELETION>;

/**
 * Removes pictures with their files. The row is marked first and deleted last: after a crash in between no ready
 * picture lacks its files, and no file lacks its row.
 */
@Injectable()
export class MediaRemoval {
  constructor(
    private readonly database: DataSource,
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue,
    private readonly deletion: MediaDeletion,
    private readonly audit: AuditService,
  ) {}

  /**
   * Removes those that nothing uses, with their replacements.
   * @param by null: the cleaning
   * @param check gets each of the pictures; when it throws, none is removed
   * @returns the ids of the removed pictures, without replacements
   */
  async remove(ids: number[], by: Actor | null = null, check?: (media: Media) => void): Promise<number[]> {
    const pending = await this.markForDeletion(ids, by, check);
    if (pending.length <= MAX_IN_REQUEST) await this.deletion.deleteFiles(pending);
    else await requestJob(this.queue, CLEANING_JOB);
    return pending.filter(({ isReplacement }) => !isReplacement).map(({ id }) => id);
  }

  private markForDeletion(
    ids: number[],
    by: Actor | null,
    check?: (media: Media) => void,
  ): Promise<Removed[]> {
    return this.database.transaction(async (manager) => {
      // waits for transactions that attach one of them; only the next statement sees their writes
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
    .map(({ id, companyId, fileName, alt }) => ({
      action: 'picture.deleted' as const,
      id,
      companyId,
      before: { fileName, alt },
      after: null,
    }));

/** A replacement before the picture that it replaces: the order of applyReplacement. */
const LOCK = command(`
  select from media where id = any($1::integer[]) or replaces_id = any($1::integer[])
  order by replaces_id is null, id for update`);

/** `isReplacement`: it was to replace one of the others, and was not shown yet. */
const MARK_FOR_DELETION = statement({
  id: int,
  companyId: nullable(int),
  contentHash: nullable(text),
  storageKey: nullable(text),
  variants: json<Variant[]>(),
  fileName: nullable(text),
  alt: json<Translations>(),
  isReplacement: bool,
})`
  with marked as (
    update media m set status = 'failed', failure = 'removed' where id = any($1::integer[]) and not ${isUsed('m')}
    returning *
  ), replacements as (
    update media m set status = 'failed', failure = 'removed'
    where replaces_id in (select id from marked) and id <> all($1::integer[]) and not ${isUsed('m')}
    returning *
  )
  select id, company_id as "companyId", content_hash as "contentHash", storage_key as "storageKey", variants, file_name as "fileName", alt,
    is_replacement as "isReplacement"
  from (select marked.*, false as is_replacement from marked union all select replacements.*, true from replacements) removed`;
