import type { EntityManager } from 'typeorm';
import { isUsed } from './picture-uses.js';

/**
 * Gives a picture the file of the upload that was to take its place, if that is ready: same record, same text, same
 * uses. The file that it had is an upload that nothing uses from then on, and goes when its week is over.
 * An upload that something uses stays the picture that it is there. Its row is locked before the other one's, here as
 * everywhere.
 */
export async function applyReplacement(manager: EntityManager, uploadId: number): Promise<void> {
  // whoever is just attaching it is waited for here, and seen by the next statement only
  await manager.query('select from media where id = $1 for update', [uploadId]);
  await manager.query(LEAVE_USED, [uploadId]);
  const [target] = await manager.query<{ id: number; row: object }[]>(TARGET, [uploadId]);
  if (!target) return;
  const [next] = await manager.query<{ row: object }[]>(TAKE_AWAY, [uploadId]);
  await manager.query(FILL, [target.id, next!.row]);
  await manager.query(KEEP_PREVIOUS, [target.row]);
}

const CONTENT = 'content_hash, storage_key, file_name, mime, width, height, bytes, variants, status';

const LEAVE_USED = `
  update media m set replaces_id = null where id = $1 and replaces_id is not null and ${isUsed('m')}`;

const TARGET = `
  select id, to_jsonb(target) as row from media target
  where id = (select replaces_id from media where id = $1 and status = 'ready')
    and failure is distinct from 'removed' for update`;

const TAKE_AWAY = `
  with gone as (delete from media where id = $1 returning *) select to_jsonb(gone) as row from gone`;

const FILL = `
  update media set (${CONTENT}, failure, retry_at, updated_at) =
    (select ${CONTENT}, failure, retry_at, clock_timestamp() from jsonb_populate_record(null::media, $2))
  where id = $1`;

/** Unless the same bytes are among the uploads anyway. */
const KEEP_PREVIOUS = `
  insert into media (company_id, alt, ${CONTENT}, unused_since)
  select company_id, alt, ${CONTENT}, now() from jsonb_populate_record(null::media, $1) where status = 'ready'
  on conflict do nothing`;
