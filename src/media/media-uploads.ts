import { randomUUID } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { bool, int, present, type RowOf, statement, text } from '../core/database/statement.js';
import { Invalid, Unavailable } from '../core/errors/domain-errors.js';
import { Storage } from '../core/storage/storage.js';
import { failureMessage } from './pictures/picture-failure.js';
import { PICTURE_QUEUE, requestJob, UPLOADS_JOB } from './pictures/picture.queue.js';
import { PictureCheck } from './pictures/picture-check.js';
import { MAX_BYTES } from './pictures/picture-limits.js';
import { PictureRefused } from './pictures/picture-refused.js';
import type { PictureType } from './pictures/picture-type.js';
import { uploadKey } from './pictures/variant.js';

const FILE_NAME_LENGTH = 200;

/** An incoming file. */
export interface Upload {
  content: Readable;
  fileName: string;
}

/** An upload that is stored and has no row yet. */
export interface ReceivedUpload {
  storageKey: string;
  contentHash: string;
  fileName: string;
  mime: PictureType;
  bytes: number;
}

/** Receives and stores uploads; the worker decodes them. */
@Injectable()
export class MediaUploads {
  private readonly logger = new Logger(MediaUploads.name);

  constructor(
    private readonly database: DataSource,
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue,
    private readonly storage: Storage,
    private readonly audit: AuditService,
  ) {}

  /**
   * Streams an upload into the storage; a refused one leaves no file.
   * @throws Invalid `media.failure.<code>` with the file's `name`: of no accepted type, too large, empty, cut off
   * @throws Unavailable when the storage fails
   */
  async receiveUpload({ content, fileName }: Upload): Promise<ReceivedUpload> {
    const storageKey = uploadKey(randomUUID());
    const check = new PictureCheck(MAX_BYTES);
    let isCutOff = content.destroyed;
    // after an error of the check the pipeline destroys the content, too
    content.once('error', () => (isCutOff ||= !check.destroyed));
    try {
      await this.storage.write(
        storageKey,
        pipeline(content, check, () => undefined),
        'application/octet-stream',
      );
    } catch (error) {
      throw this.toDomainError(isCutOff ? new PictureRefused('cut_off', { cause: error }) : error, fileName);
    }
    return {
      storageKey,
      contentHash: check.contentHash(),
      fileName: fileName.slice(0, FILE_NAME_LENGTH),
      mime: check.mime!,
      bytes: check.bytes,
    };
  }

  async discard(uploads: Pick<ReceivedUpload, 'storageKey'>[]): Promise<void> {
    for (const { storageKey } of uploads) await this.storage.remove(storageKey);
  }

  /**
   * Adds received uploads to a company or the platform, all of them or none; after a failure their files are
   * removed. Bytes that the company already uploaded remain one picture, which is tried again if it failed.
   * @param by author in the audit log; missing: no entry
   * @returns the media ids, in the same order
   */
  async add(companyId: number | null, uploads: ReceivedUpload[], by?: Actor): Promise<number[]> {
    const kept = await this.insert(companyId, uploads, by).catch(async (error: unknown) => {
      await this.discard(uploads);
      throw error;
    });
    await this.discard(uploads.filter(({ storageKey }, index) => kept[index]!.storageKey !== storageKey));
    // not awaited: the worker also polls
    requestJob(this.queue, UPLOADS_JOB).catch((error: unknown) => this.logger.error(error));
    return kept.map(({ id }) => id);
  }

  private insert(companyId: number | null, uploads: ReceivedUpload[], by?: Actor) {
    return this.database.transaction(async (manager) => {
      const kept = new Map<string, RowOf<typeof INSERT>>();
      // one order of locking, so that two uploads of the same pictures cannot deadlock
      const ordered = uploads.toSorted((a, b) => (a.contentHash < b.contentHash ? -1 : 1));
      for (const { contentHash, storageKey, fileName, mime, bytes } of ordered) {
        const row = await INSERT.one(manager, [companyId, contentHash, storageKey, fileName, mime, bytes]);
        kept.set(contentHash, row);
        if (by && row.isNew) await this.recordNew(manager, by, { id: row.id, companyId, fileName });
      }
      return uploads.map(({ contentHash }) => kept.get(contentHash)!);
    });
  }

  private recordNew(
    manager: EntityManager,
    by: Actor,
    { id, companyId, fileName }: { id: number; companyId: number | null; fileName: string },
  ): Promise<void> {
    return this.audit.record(manager, by, {
      action: 'picture.created',
      id,
      companyId,
      before: null,
      after: { fileName },
    });
  }

  private toDomainError(error: unknown, name: string): unknown {
    if (error instanceof PictureRefused) {
      const { key, values } = failureMessage(error.code);
      return new Invalid(key, { ...values, name });
    }
    this.logger.error(error);
    return new Unavailable('media.errors.storage');
  }
}

const INSERT = statement({ id: int, storageKey: present(text), isNew: bool })`
  insert into media as m (company_id, content_hash, storage_key, file_name, mime, bytes, unused_since)
  values ($1, $2, $3, $4, $5, $6, now())
  on conflict (company_id, content_hash) where source_url is null do update set
    status = case m.status when 'failed' then 'pending' else m.status end,
    -- a failed one has no file, unless the worker was interrupted
    storage_key = case when m.status = 'failed' and m.failure <> 'interrupted' then excluded.storage_key else m.storage_key end,
    attempts = case m.status when 'failed' then 0 else m.attempts end,
    retry_at = case m.status when 'failed' then null else m.retry_at end,
    failure = case m.status when 'failed' then null else m.failure end,
    -- the cleaning clears it when the picture is used
    unused_since = now(),
    -- it is a picture of its own now
    replaces_id = null
  returning id, storage_key as "storageKey", xmax = 0 as "isNew"`;
