/** Every foreign key to `media`: column by table. The clean-up and the list of uses follow it. */
export const MEDIA_USES = {
  product_media: 'media_id',
  product_data_media: 'media_id',
  companies: 'logo_media_id',
  categories: 'media_id',
  blogs: 'cover_media_id',
  blog_media: 'media_id',
  page_media: 'media_id',
  import_change_media: 'media_id',
} as const;

/** SQL condition: a fetched image that only deleted offers have, for example after a rollback. */
export const isOfDeletedOffers = (alias: string): string => `(${alias}.source_url is not null
  and exists (select from product_media l where l.media_id = ${alias}.id)
  and not exists (select from product_media l join products p on p.id = l.product_id
    where l.media_id = ${alias}.id and p.deleted_at is null)
  and not exists (select from product_data_media d where d.media_id = ${alias}.id))`;

/** SQL condition: something uses the row of `media` that `alias` names. */
export function isUsed(alias: string): string {
  const uses = Object.entries(MEDIA_USES).map(
    ([table, column]) => `exists (select from ${table} where ${table}.${column} = ${alias}.id)`,
  );
  return `(${uses.join(' or ')})`;
}
