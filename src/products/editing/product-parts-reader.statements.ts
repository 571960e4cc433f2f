import { int, nullable, statement, text } from '../../core/database/statement.js';

/** The media in $2 that the store $1 may attach: its own media, and media of approved product data. */
export const FIND_MEDIA = statement({ id: int, status: text, failure: nullable(text) })`
  select id, status, failure from media where id = any($2::integer[]) and replaces_id is null and (company_id = $1 or exists (
    select from product_data_media l join product_data d on d.id = l.product_data_id
    where l.media_id = media.id and d.status = 'approved'))
  for key share`;
