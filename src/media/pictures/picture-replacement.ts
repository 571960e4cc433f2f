import type { EntityManager } from 'typeorm';
import { command, int, json, statement } from '../../core/database/statement.js';
import { isUsed } from './picture-uses.js';

/**
 * Moves the file of a replacement to the picture that it replaces, if the replacement is ready; id, text and uses of
 * the picture stay. Its previous file becomes an unused upload, which the cleaning removes after a week. A replacement
 * that something uses stays a picture of its own. Its row is always locked before the row that it replaces.
 */
export async function applyReplacement(manager: EntityManager, uploadId: number): Promise<void> {
  // waits for transactions that attach it; only the next statement sees their writes
  await LOCK_MEDIA.run(manager, [uploadId]);
  await LEAVE_USED.run(manager, [uploadId]);
  const target = await TARGET.row(manager, [uploadId]);
  if (!target) return;
  const upload = await TAKE_AWAY.one(manager, [uploadId]);
  await FILL.run(manager, [target.id, upload.row]);
  await INSERT_PREVIOUS.run(manager, [target.row]);
}

export const LOCK_MEDIA = command('select from media where id = $1 for update');

const CONTENT =
  'content_hash, storage_key, file_name, mime, width, height, bytes, image_hash, variants, status';

const LEAVE_USED = command(`
  update media m set replaces_id = null where id = $1 and replaces_id is not null and ${isUsed('m')}`);

const TARGET = statement({ id: int, row: json<object>() })`
  select id, to_jsonb(target) as row from media target
  where id = (select replaces_id from media where id = $1 and status = 'ready')
    and failure is distinct from 'removed' for update`;

const TAKE_AWAY = statement({
  row: json<object>(),
})`delete from media where id = $1 returning to_jsonb(media) as row`;

const FILL = command(`
  update media set (${CONTENT}, failure, retry_at, updated_at) =
    (select ${CONTENT}, failure, retry_at, clock_timestamp() from jsonb_populate_record(null::media, $2))
  where id = $1`);

/** Does nothing when the company has an upload of the same bytes. */
const INSERT_PREVIOUS = command(`
  insert into media (company_id, alt, ${CONTENT}, unused_since)
  select company_id, alt, ${CONTENT}, now() from jsonb_populate_record(null::media, $1) where status = 'ready'
  on conflict do nothing`);
