import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptFor, RETENTION } from '../core/config/retention.js';
import { int, nullable, statement } from '../core/database/statement.js';
import { Storage } from '../core/storage/storage.js';
import { MediaDeletion } from './media-deletion.js';
import { MediaRemoval } from './media-removal.js';
import { isUsed } from './pictures/picture-uses.js';
import { UPLOADS } from './pictures/variant.js';

const MARK_BATCH = 1_000;
const REMOVE_BATCH = 50;
const UPLOAD_MS = RETENTION.brokenUploads.amount * 3_600_000;

/** Removes uploads that are unused for a week; pictures of feeds are kept, because feeds name them again. */
@Injectable()
export class MediaCleaning {
  constructor(
    private readonly database: DataSource,
    private readonly removal: MediaRemoval,
    private readonly deletion: MediaDeletion,
    private readonly storage: Storage,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    await this.deletion.eraseRest(signal);
    await this.markUnused(signal);
    await this.removeUnused(signal);
    await this.removeOrphans(signal);
  }

  /** Sets `unused_since` of uploads; writes only rows that change. */
  private async markUnused(signal: AbortSignal): Promise<void> {
    for (let last: number | null = 0; last !== null && !signal.aborted;) {
      const marked: { last: number | null } = await MARK_UNUSED.one(this.database, [last, MARK_BATCH]);
      last = marked.last;
    }
  }

  private async removeUnused(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rows = await DUE.rows(this.database, [REMOVE_BATCH]);
      const removed = await this.removal.remove(rows.map(({ id }) => id));
      // fewer: the rest is used again, and the next run notes it
      if (removed.length < REMOVE_BATCH) return;
    }
  }

  /** Removes files without a row, which a killed process left. */
  private async removeOrphans(signal: AbortSignal): Promise<void> {
    for await (const { key, modifiedAt } of this.storage.list(UPLOADS)) {
      if (signal.aborted) return;
      if (Date.now() - modifiedAt.getTime() < UPLOAD_MS) continue;
      const known = await KNOWN_UPLOAD.row(this.database, [key]);
      if (!known) await this.storage.remove(key);
    }
  }
}

const MARK_UNUSED = statement({ last: nullable(int) })`
  with batch as materialized (
    select id, unused_since from media where source_url is null and id > $1 order by id limit $2
  ), seen as (
    select id, unused_since, ${isUsed('batch')} as used from batch
  ), marked as (
    update media m set unused_since = case when not seen.used then now() end
    from seen where m.id = seen.id and (seen.unused_since is null) <> seen.used
  )
  select max(id) as last from batch`;

const DUE = statement({ id: int })`
  select id from media where source_url is null and unused_since < now() - ${keptFor('unusedImages')}
  order by unused_since limit $1`;

// the second condition belongs to a partial index
const KNOWN_UPLOAD = statement({})`select from media where storage_key = $1 and storage_key like 'uploads/%'`;
